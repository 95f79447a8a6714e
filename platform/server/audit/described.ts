import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgView } from 'drizzle-orm/pg-core';
import type { Reading } from '../context.ts';
import { port } from '../room.ts';

/** What a person reads instead of the ids and codes that the audit trail keeps of one kind of record. */
export type AuditedKind = {
  aggregate: string;
  /** What such a record is called: `E-CDD form`. */
  words: string;
  /** Only its own room shows its trail: it is in no audit page and no search of the trail. */
  hidden?: true;
  /** What a download of its list is called in the trail; of a hidden kind it is hidden, too. */
  exported?: string;
  /** Its names are made of the ids, and not looked up: it would name any id, so it is asked for those of its own rows alone. */
  madeFromId?: true;
  /** The names of those ids that are records of this kind: `S-2026-000123`, `hannah.lim`. */
  names(at: Reading, ids: string[]): Promise<Map<string, string>>;
  /** The ids of records whose number begins with this text, which is in capitals; twenty at most. */
  find?(at: Reading, text: string): Promise<string[]>;
  /** Words for values of the rows' details, by their key. */
  values?: Record<string, (value: unknown) => string | undefined>;
};

/** The port where rooms name their audited records. */
export const auditedKinds = port<AuditedKind>('audit.kinds');

/** Names for records without an audit trail of their own whose ids appear in details, such as a party or a file: `offer(namedInDetails, namesIn(…))`. */
export const namedInDetails = port<AuditedKind['names']>('audit.named-in-details');

const uuids = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Names read from the records themselves: `namesIn(personPublic, personPublic.id, personPublic.userName)`. */
export const namesIn =
  (table: PgTable | PgView, id: PgColumn, name: PgColumn | SQL<string>): AuditedKind['names'] =>
  async ({ db }, values) => {
    // A kind may have rows about what is no record of its table, whose id is a word.
    const ids = id.columnType === 'PgUUID' ? values.filter((each) => uuids.test(each)) : values;
    if (ids.length === 0) return new Map();
    const rows = await db.select({ id, name }).from(table).where(inArray(id, ids));
    return new Map(rows.flatMap((row) => (row.name ? [[row.id as string, row.name as string]] : [])));
  };

/** Names made of the ids themselves: `madeOf((day) => `GST from ${formatDay(day)}`)`. */
export const madeOf = (nameOf: (id: string) => string | undefined): Pick<AuditedKind, 'madeFromId' | 'names'> => ({
  madeFromId: true,
  names: async (_, ids) =>
    new Map(ids.flatMap((id) => [nameOf(id)].flatMap((name) => (name === undefined ? [] : [[id, name]])))),
});

const mostFound = 20;

/** Records that are named by their number, and found by its beginning: `numberedIn(deal, deal.id, deal.dealNo)`. */
export const numberedIn = (table: PgTable, id: PgColumn, number: PgColumn): Numbered => ({
  names: namesIn(table, id, number),
  find: async ({ db }, text) => {
    const begins = sql`starts_with(upper(${number}), ${text})`;
    return (await db.select({ id }).from(table).where(begins).limit(mostFound)).map((row) => row.id as string);
  },
});

type Numbered = Required<Pick<AuditedKind, 'names' | 'find'>>;

/** A kind whose rows are about records of several tables. */
export const eachOf = (...several: Pick<AuditedKind, 'names' | 'find'>[]): Numbered => ({
  names: async (at, ids) =>
    new Map((await Promise.all(several.map(({ names }) => names(at, ids)))).flatMap((names) => [...names])),
  find: async (at, text) => (await Promise.all(several.map(({ find }) => find?.(at, text) ?? []))).flat(),
});

/** Records that have no name but their kind's. */
export const unnamed: AuditedKind['names'] = async () => new Map();

/** `wordsIn(purposes)`: the words of a vocabulary's values. */
export const wordsIn =
  (vocabulary: Record<string | number, string>) =>
  (value: unknown): string | undefined =>
    vocabulary[String(value)];
