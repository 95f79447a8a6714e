import { createHmac } from 'node:crypto';
import { and, eq, getTableColumns, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { wordsOf } from '#features/settings/rules/declared.ts';
import { addDays, startOfDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { searched } from '#platform/contract/searched.ts';
import type { AuditedKind } from '#platform/server/audit/described.ts';
import { auditRow } from '#platform/server/audit/tables.ts';
import type { Reading } from '#platform/server/context.ts';
import { aliased, statementOf } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { byWords, trailLine } from '../agency.words.ts';
import { type AuditFact, type AuditLine, type auditCalls, auditList } from './audit.calls.ts';
import { factsOf } from './facts.server.ts';

type Query = Input<typeof auditCalls.auditSheet>['query'];
type Listed = Awaited<ReturnType<ReturnType<typeof trailOf>['page']>>;

/**
 * The audit trail in the order of its times, without what compliance alone may see: holds, and records of hidden kinds. The file
 * leaves out the same.
 */
export const auditTrail = (kinds: AuditedKind[], others: AuditedKind['names'][]) => {
  const { page, file } = trailOf(kinds, others);
  const shownKinds = kinds
    .filter(({ hidden }) => !hidden)
    .map(({ aggregate, words }) => ({ value: aggregate, label: words }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return {
    page: async (
      at: Reading,
      input: Input<typeof auditCalls.audit>,
    ): Promise<Listed & { kinds: typeof shownKinds }> => ({
      ...(await page(at, input)),
      kinds: shownKinds,
    }),
    file,
  };
};

const trailOf = (kinds: AuditedKind[], others: AuditedKind['names'][]) =>
  serveList(auditList, {
    name: 'audit-trail',
    title: 'Audit trail',
    action: 'audit.exported',
    last: 'id',
    rows: async (at, query) => {
      const where = and(isNoHold, isShown(kinds), ...conditions(query), await isFound(at, kinds, query.search));
      return statementOf(
        at.db
          .select(aliased(getTableColumns(auditRow)))
          .from(auditRow)
          .where(where),
      );
    },
    present: (at, rows) => presentLines(at, { kinds, others }, rows),
    also: [
      {
        header: 'Through',
        kind: 'text',
        width: 12,
        value: ({ via }) => (via === 'amsaccess' ? 'A portal' : null),
        after: 'by',
      },
      {
        header: 'Details',
        kind: 'text',
        width: 80,
        value: ({ facts }) => facts.map(allOfFact).join('; ').slice(0, mostDetails),
      },
    ],
  });

/** A cell of Excel holds 32,767 characters. */
const mostDetails = 30_000;

const allOfFact = ({ label, before, after }: AuditFact): string =>
  `${label}: ${before === null ? '' : `${before} → `}${after}`;

/** What names ids: the kinds of record, and `others` of what has no trail of its own. */
type Naming = { kinds: AuditedKind[]; others: AuditedKind['names'][] };

/** The rows as people read them. */
const presentLines = async (at: Reading, naming: Naming, rows: AuditRow[]): Promise<AuditLine[]> => {
  const { kinds } = naming;
  const [records, nameOf] = await Promise.all([recordNames(at, kinds, rows), namesInDetails(at, naming, rows)]);
  const name = (id: string) => nameOf.get(id);
  return rows.map((row) => {
    const { id, at: time, via, address, aggregate, aggregateId, action, detail } = row;
    const kind = kinds.find((each) => each.aggregate === kindOf(row));
    const says = { name, value: (key: string, value: unknown) => kind?.values?.[key]?.(value) };
    const facts = factsOf(detail, says);
    const record = records.get(recordOf(row)) ?? '';
    return {
      id: shownId(at, id),
      at: time,
      by: byWords(row),
      via,
      address,
      aggregate,
      aggregateId,
      kind: kind?.words ?? wordsOf(kindOf(row)),
      name: record,
      ...noted(trailLine(action, detail), facts, record),
      facts,
    };
  });
};

/** Tells rows apart, and nothing of how many stand between two of them: those of compliance are not shown. */
const shownId = ({ auditKey }: Reading, id: number): string =>
  createHmac('sha256', auditKey.bytes).update(`shown ${id}`).digest('base64url').slice(0, 22);

/** Facts that help in the drawer and say nothing in a line. */
const asides = ['Size', 'Content type', 'SHA-256', 'No.', 'Party', 'File', 'Files'];

/** A row without words of its own is described by its first facts that people know and the name of its record does not say. */
const noted = ({ title, note }: ReturnType<typeof trailLine>, facts: AuditFact[], record: string) => ({
  title,
  note:
    note ||
    facts
      .filter(({ label, before, after }) => !asides.includes(label) && (before !== null || after !== record))
      .slice(0, 2)
      .map(factWords)
      .join(' · '),
});

const factWords = (fact: AuditFact): string =>
  allOfFact({
    ...fact,
    before: fact.before === '–' ? null : fact.before,
    after: fact.after.length > 60 ? `${fact.after.slice(0, 60)}…` : fact.after,
  });

type AuditRow = typeof auditRow.$inferSelect;

/** The kind of a row's record, also where the row is of its readings. */
const kindOf = ({ aggregate }: AuditRow): string => aggregate.replace(/-reading$/, '');

const recordOf = (row: AuditRow): string => `${kindOf(row)} ${row.aggregateId}`;

/** What the records of the rows are called, by kind and id. An id is looked up among the records of its own kind alone. */
const recordNames = async (at: Reading, kinds: AuditedKind[], rows: AuditRow[]): Promise<Map<string, string>> => {
  const entries = [...Map.groupBy(rows, kindOf)].map(async ([aggregate, ofKind]) => {
    const kind = kinds.find((each) => each.aggregate === aggregate);
    const names = await kind?.names(at, [...new Set(ofKind.map(({ aggregateId }) => aggregateId))]);
    return [...(names ?? [])].map(([id, name]) => [`${aggregate} ${id}`, name] as const);
  });
  return new Map((await Promise.all(entries)).flat());
};

/**
 * The names of the ids within details. Their kind isn't known, so every kind is asked, but for hidden ones and those that make a name
 * of any id.
 */
const namesInDetails = async (
  at: Reading,
  { kinds, others }: Naming,
  rows: AuditRow[],
): Promise<Map<string, string>> => {
  const ids = [...new Set(rows.flatMap(({ detail }) => JSON.stringify(detail).match(anyId) ?? []))];
  if (ids.length === 0) return new Map();
  const searchedKinds = kinds.filter(({ hidden, madeFromId }) => !hidden && !madeFromId);
  const nameMaps = await Promise.all(
    [...searchedKinds.map(({ names }) => names), ...others].map((names) => names(at, ids)),
  );
  // The lower room’s name of a record is its own.
  return new Map(nameMaps.toReversed().flatMap((names) => [...names]));
};

const anyId = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

/** The status "held". Only compliance may see that a hold began or ended. */
const held = 8;
// IS NOT TRUE, since the comparison is null for a row that has neither.
const isNoHold = sql`(${auditRow.aggregate} = 'esubmission'
  AND (${auditRow.detail}->>'to' = ${String(held)} OR ${auditRow.detail}->>'from' = ${String(held)})) IS NOT TRUE`;

const isShown = (kinds: AuditedKind[]): SQL | undefined => {
  const hidden = kinds.filter((kind) => kind.hidden).flatMap(({ aggregate }) => [aggregate, `${aggregate}-reading`]);
  const exported = kinds.flatMap((kind) => (kind.hidden && kind.exported ? [kind.exported] : []));
  return and(
    hidden.length === 0 ? undefined : notInArray(auditRow.aggregate, hidden),
    exported.length === 0 ? undefined : notInArray(auditRow.action, exported),
  );
};

/** Rows by a person of this user name, and of records whose number begins so. */
const isFound = async (at: Reading, kinds: AuditedKind[], search: string): Promise<SQL | undefined> => {
  const { number, words } = searched(search);
  if (words === '') return undefined;
  const matches = kinds
    .filter(({ hidden }) => !hidden)
    .map(async ({ aggregate, find }) => {
      const ids = (await find?.(at, number)) ?? [];
      return (
        ids.length > 0 &&
        and(inArray(auditRow.aggregate, [aggregate, `${aggregate}-reading`]), inArray(auditRow.aggregateId, ids))
      );
    });
  return or(isBy(words), ...(await Promise.all(matches)).map((each) => each || undefined));
};

const isBy = (userName: string): SQL =>
  eq(auditRow.actorId, sql`(SELECT id FROM person_public WHERE lower(user_name) = ${userName.toLowerCase()})`);

const conditions = ({ person, aggregate, aggregateId, from, to }: Query): (SQL | undefined)[] => [
  person ? isBy(person) : undefined,
  aggregate ? inArray(auditRow.aggregate, [aggregate, `${aggregate}-reading`]) : undefined,
  aggregateId ? eq(auditRow.aggregateId, aggregateId) : undefined,
  from ? gte(auditRow.at, startOfDay(from)) : undefined,
  to ? lt(auditRow.at, startOfDay(addDays(to, 1))) : undefined,
];
