import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Page } from '#platform/contract/paging.ts';
import { auditRow } from '#platform/server/audit/tables.ts';
import type { Reading } from '#platform/server/context.ts';
import type { AuditLine, auditCalls } from '../../audit-calls.ts';
import { byWords, trailLine } from '../../trail-words.ts';

type Query = Input<typeof auditCalls.audit>['query'];

/** Beyond so many rows it is not counted how many there are. */
const counted = 10_000;

/** A page of the trail, without what compliance keeps to itself. */
export const listAudit = async (at: Reading, { query }: { query: Query }): Promise<Page<AuditLine>> => {
  const where = and(isNoHold, ...conditions(query));
  const some = at.db
    .select({ id: auditRow.id })
    .from(auditRow)
    .where(where)
    .limit(counted + 1)
    .as('some');
  const [total] = await at.db.select({ rows: sql<number>`count(*)`.mapWith(Number) }).from(some);
  const rows = await at.db
    .select()
    .from(auditRow)
    .where(where)
    .orderBy(query.sortDirection === 'asc' ? asc(auditRow.id) : desc(auditRow.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const all = total?.rows ?? 0;
  return { rows: rows.map(presentLine), totalRecords: Math.min(all, counted), totalIsCapped: all > counted };
};

const presentLine = (row: typeof auditRow.$inferSelect): AuditLine => {
  const { id, at, via, address, aggregate, aggregateId, action, detail } = row;
  return { id, at, by: byWords(row), via, address, aggregate, aggregateId, ...trailLine(action, detail) };
};

/** A hold and its end are compliance's alone. */
const held = 8;
const isNoHold = sql`NOT (${auditRow.aggregate} = 'esubmission'
  AND (${auditRow.detail}->>'to' = ${String(held)} OR ${auditRow.detail}->>'from' = ${String(held)}))`;

const conditions = ({ person, aggregate, aggregateId, from, to }: Query): (SQL | undefined)[] => [
  person
    ? eq(auditRow.actorId, sql`(SELECT id FROM person WHERE lower(user_name) = ${person.toLowerCase()})`)
    : undefined,
  aggregate ? eq(auditRow.aggregate, aggregate) : undefined,
  aggregateId ? eq(auditRow.aggregateId, aggregateId) : undefined,
  from ? gte(auditRow.at, startOfDay(from)) : undefined,
  to ? lt(auditRow.at, startOfDay(addDays(to, 1))) : undefined,
];
