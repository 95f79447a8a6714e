import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { partyPlace } from '#features/esubmission/parties/rows.server.ts';
import { holderPlace } from '#features/esubmission/shareholders/holders.server.ts';
import { queueNotice } from '#features/esubmission/status/notify.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { hashLink } from '#platform/server/audit/chain.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

/** An unchecked row of a table. */
type Row = ReturnType<typeof JSON.parse>;
type Rows = Record<string, Row[]>;

/** The rows of a submission, the bytes of its files by their keys, and the identity numbers by the ids of their rows. */
export type CaseRows = { rows: Rows; files: Map<string, Buffer>; numbers: Map<string, string> };

const ofCase = 'esubmission_id = $1';
const documents = `SELECT id FROM esubmission_document WHERE ${ofCase}`;
const fileIds = `SELECT file_id FROM esubmission_file WHERE document IN (${documents})`;
const parties = `SELECT uuid FROM esubmission_party WHERE ${ofCase}`;

/** Where the rows of a submission are, its trail and its mails among them. An approval counts its open papers and makes its deal anew. */
const whereOf: Record<string, string> = {
  esubmission: 'id = $1',
  esubmission_member: ofCase,
  esubmission_party: ofCase,
  esubmission_holder: `party_uuid IN (${parties})`,
  external_cobroke: ofCase,
  internal_cobroke: ofCase,
  bill: ofCase,
  stored_file: `file_id IN (${fileIds})`,
  esubmission_document: ofCase,
  esubmission_file: `document IN (${documents})`,
  esubmission_document_verdict: ofCase,
  esubmission_history: ofCase,
  esubmission_override: ofCase,
  esubmission_compared: ofCase,
  audit_row: `aggregate = 'esubmission' AND aggregate_id = $1::text`,
};
const tables = Object.keys(whereOf);
/** Its mails, which are asked for anew. */
const notices = `SELECT data - '_request' AS data FROM pgboss.job WHERE name = 'esubmission.notify' AND data ->> 'esubmissionId' = $1::text`;

/** The columns that count the rows of a table, and what names such a row: other rows, or a notice. */
const counted: [table: string, column: string, naming?: (rows: Rows) => Row[], by?: string][] = [
  ['esubmission_party', 'id'],
  ['esubmission_holder', 'seq'],
  ['esubmission_document', 'id', ({ esubmission_file = [] }) => esubmission_file, 'document'],
  ['esubmission_document_verdict', 'id'],
  [
    'esubmission_history',
    'id',
    ({ esubmission_override = [], esubmission_compared = [], notices = [] }) => [
      ...esubmission_override,
      ...esubmission_compared,
      ...notices,
    ],
    'move',
  ],
  ['audit_row', 'id'],
];

/** What holds an identity number, which is sealed for its place. */
const sealed: [table: string, id: string, place: (id: string) => string][] = [
  ['esubmission_party', 'uuid', partyPlace],
  ['esubmission_holder', 'id', holderPlace],
];

const reading = tables.map(
  (table) =>
    `'${table}', (SELECT coalesce(jsonb_agg(t), '[]') FROM (SELECT * FROM ${table} WHERE ${whereOf[table]} ORDER BY 1) t)`,
);
const readAll = `SELECT jsonb_build_object(${reading.join(', ')}, 'notices', (SELECT coalesce(jsonb_agg(data), '[]') FROM (${notices}) n)) AS rows`;

export const readCase = async ({ db, files, secrets }: Reading, eSubId: string): Promise<CaseRows> => {
  const [found] = await ask<{ rows: Rows }>(db, readAll, [eSubId]);
  const rows = found?.rows ?? {};
  const bytes = (rows.stored_file ?? []).map(
    async ({ storage_key: key }): Promise<[string, Buffer]> => [key, await buffer(await files.read(key))],
  );
  const numbers = sealed.flatMap(([table, id, place]) =>
    (rows[table] ?? []).map((row): [string, string] => [row[id], secrets.open(row.id_number_sealed, place(row[id]))]),
  );
  return { rows, files: new Map(await Promise.all(bytes)), numbers: new Map(numbers) };
};

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d:\d\d/g;

/**
 * Adds a copy of a submission that happens now, and all of whose ids are new; `people` has the new ones of those who took part, of whom
 * the `actors` did something. `change` are columns of the submission. Answers its id.
 */
export const addCase = async (
  at: Writing,
  { rows: read, files, numbers }: CaseRows,
  { people, actors }: { people: Map<string, string>; actors: Actor[] },
  change: Record<string, unknown>,
): Promise<string> => {
  const made = new Map(people);
  const renewed = (id: string): string => {
    const known = made.get(id) ?? randomUUID();
    made.set(id, known);
    return known;
  };
  const text = JSON.stringify(read).replace(uuid, renewed).replace(instant, nowAt(at));
  const rows: Rows = JSON.parse(text);
  for (const [table, id, place] of sealed)
    for (const [index, row] of (rows[table] ?? []).entries()) {
      const number = numbers.get(read[table]?.[index][id]) ?? '';
      row.id_number_sealed = at.secrets.seal(number, place(row[id]));
      row.id_number_print = at.secrets.fingerprint(number);
    }
  await countOn(at, rows);
  Object.assign(rows.esubmission?.[0], change);
  chain(at, rows.audit_row ?? [], actors);
  await Promise.all([
    ask(at.db, insertAll, [JSON.stringify(rows)]),
    ...(rows.notices ?? []).map((notice) => queueNotice(at, notice)),
    ...[...files].map(([key, bytes]) => place(at, key.replace(uuid, renewed), bytes)),
  ]);
  return rows.esubmission?.[0].id;
};

const nowAt = ({ clock }: Writing) => clock.now().round('millisecond').toString({ fractionalSecondDigits: 3 });

/** Makes the rows of the trail a chain, by those who act now. */
const chain = ({ auditKey }: Writing, rows: Row[], actors: Actor[]): void => {
  let before: Buffer | undefined;
  for (const row of rows) {
    row.actor_name = actors.find(({ userId }) => userId === row.actor_id)?.userName;
    const { aggregate_id: aggregateId, actor_id: actorId, actor_name: actorName, ...rest } = row;
    before = hashLink(auditKey.bytes, before, { ...rest, aggregateId, actorId, actorName });
    row.hash = `\\x${before.toString('hex')}`;
  }
};

const inserting = tables.map(
  (table, index) => `added${index} AS (INSERT INTO ${table} OVERRIDING SYSTEM VALUE
    SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb -> '${table}'))`,
);
const insertAll = `WITH ${inserting.join(', ')} SELECT`;

/** Gives the rows the next numbers of their tables. */
const countOn = async (at: Writing, rows: Rows): Promise<void> => {
  const lengths = counted.map(([table]) => rows[table]?.length ?? 0);
  const [next] = await ask<{ numbers: number[][] }>(at.db, nextNumbers, lengths);
  for (const [index, [table, column, naming, by = '']] of counted.entries()) {
    const numbers = next?.numbers[index] ?? [];
    const renumbered = new Map((rows[table] ?? []).map((row, place) => [row[column], numbers[place]]));
    for (const row of rows[table] ?? []) row[column] = renumbered.get(row[column]);
    for (const row of naming?.(rows) ?? []) row[by] = renumbered.get(row[by]);
  }
};

const drawing = counted.map(
  ([table, column], index) =>
    `(SELECT coalesce(jsonb_agg(nextval(pg_get_serial_sequence('${table}', '${column}'))), '[]') FROM generate_series(1, $${index + 1}))`,
);
const nextNumbers = `SELECT jsonb_build_array(${drawing.join(', ')}) AS numbers`;

/** Puts a file where the store keeps it, without its checks and its waiting for the disk. */
const place = async ({ config }: Writing, key: string, bytes: Buffer): Promise<void> => {
  const path = join(config.dataDir, 'files', key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
};
