import { and, asc, desc, eq, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Page } from '#platform/contract/paging.ts';
import type { AuditedKind } from '#platform/server/audit/described.ts';
import { auditRow } from '#platform/server/audit/tables.ts';
import type { Reading } from '#platform/server/context.ts';
import { countUpTo } from '#platform/server/database/count-up-to.ts';
import type { AuditFact, AuditLine, auditCalls } from '../../contract/audit.ts';
import { byWords, trailLine } from '../../words.ts';
import { factsOf } from './facts.ts';

type Query = Input<typeof auditCalls.audit>['query'];

/** Rows are counted up to this number. */
const counted = 10_000;

/** A page of the audit trail in the order of its times, without what compliance alone may see: holds, and records of hidden kinds. */
export const listAudit = async (
  at: Reading,
  kinds: AuditedKind[],
  { query }: { query: Query },
): Promise<Page<AuditLine>> => {
  const where = and(isNoHold, isShown(kinds), ...conditions(query));
  const total = await countUpTo(at.db, auditRow, where, counted);
  const rows = await at.db
    .select()
    .from(auditRow)
    .where(where)
    .orderBy(...[auditRow.at, auditRow.id].map(query.sortDirection === 'asc' ? asc : desc))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  return { rows: await presentLines(at, kinds, rows), ...total };
};

/** The rows as people read them. The ids of a page are looked up together, once for each kind of record. */
const presentLines = async (at: Reading, kinds: AuditedKind[], rows: AuditRow[]): Promise<AuditLine[]> => {
  const ids = [...new Set(rows.flatMap((row) => idsOf(row)))];
  const found = await Promise.all(kinds.map(async (kind) => ({ ...kind, found: await kind.names(at, ids) })));
  const name = (id: string) => found.map((kind) => kind.found.get(id)).find((each) => each !== undefined);
  return rows.map((row) => {
    const { id, at: time, via, address, aggregate, aggregateId, action, detail } = row;
    const kind = found.find((each) => each.aggregate === aggregate);
    const says = { name, value: (key: string, value: unknown) => kind?.values?.[key]?.(value) };
    const facts = factsOf(detail, says);
    return {
      id,
      at: time,
      by: byWords(row),
      via,
      address,
      aggregate,
      aggregateId,
      name: name(aggregateId) ?? '',
      ...noted(trailLine(action, detail), facts),
      facts,
    };
  });
};

/** Facts that help in the drawer and say nothing in a line. */
const asides = ['Size', 'Content type', 'Sha256', 'Id', 'Uuid', 'Party', 'File', 'Files'];

/** A row without words of its own is described by its first facts that people know. */
const noted = ({ title, note }: ReturnType<typeof trailLine>, facts: AuditFact[]) => ({
  title,
  note:
    note ||
    facts
      .filter(({ label }) => !asides.includes(label))
      .slice(0, 2)
      .map(factWords)
      .join(' · '),
});

const factWords = ({ label, before, after }: AuditFact): string =>
  `${label}: ${before === null ? '' : `${before} → `}${after.length > 60 ? `${after.slice(0, 60)}…` : after}`;

type AuditRow = typeof auditRow.$inferSelect;

const idsOf = ({ aggregateId, detail }: AuditRow): string[] =>
  `${aggregateId} ${JSON.stringify(detail)}`.match(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g) ?? [];

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

const conditions = ({ person, aggregate, aggregateId, from, to }: Query): (SQL | undefined)[] => [
  person
    ? eq(auditRow.actorId, sql`(SELECT id FROM person_public WHERE lower(user_name) = ${person.toLowerCase()})`)
    : undefined,
  aggregate ? inArray(auditRow.aggregate, [aggregate, `${aggregate}-reading`]) : undefined,
  aggregateId ? eq(auditRow.aggregateId, aggregateId) : undefined,
  from ? gte(auditRow.at, startOfDay(from)) : undefined,
  to ? lt(auditRow.at, startOfDay(addDays(to, 1))) : undefined,
];
