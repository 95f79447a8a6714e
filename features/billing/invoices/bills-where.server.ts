import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { dealBillPublic, dealPublic } from '#features/deal/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { searched } from '#platform/contract/searched.ts';
import { hasWords } from '#platform/server/database/search.ts';
import { daysOf } from '../reports/late.rules.ts';
import type { billing } from '../room.calls.ts';
import { invoice } from '../tables.server.ts';
import { isDisputed, isIn } from './bill-columns.server.ts';

type Filters = Input<typeof billing.billsSheet>['query'];

/** The bills that the filters choose. */
export const billsWhere = (
  { search, state, agent, team, client, late, disputed }: Filters,
  day: Day,
): SQL | undefined => {
  const [from, to] = late ? daysOf[late] : [];
  return and(
    search ? foundBy(search) : undefined,
    state && isIn(state, day),
    agent ? eq(dealPublic.ownerId, agent) : undefined,
    team ? inArray(dealPublic.ownerId, membersOn(team, day)) : undefined,
    client ? eq(dealBillPublic.invoiceToText, client) : undefined,
    late ? and(isOpen, sql`${day}::date - ${invoice.dueOn} BETWEEN ${from} AND ${to}`) : undefined,
    disputed === 'true' ? isDisputed : undefined,
    disputed === 'false' ? not(isDisputed) : undefined,
    // Also by the columns of the invoice, whose open ones are few.
    late && agent ? eq(invoice.agentId, agent) : undefined,
    late && client ? eq(invoice.billTo, client) : undefined,
  );
};

/** All bills of a deal by its numbers, its address or one of its invoices; a bill by its addressee or what its invoice came to. */
const foundBy = (search: string): SQL => {
  const { numbers, words, cents } = searched(search);
  const hasAll = hasWords(words, sql.raw('search')) ?? sql`false`;
  return sql`${dealBillPublic.id} IN (
    SELECT id FROM deal_bill_public WHERE deal_id IN (
      SELECT id FROM deal_public WHERE deal_no LIKE ${numbers} OR case_no LIKE ${numbers} OR ${hasAll}
      UNION SELECT deal_id FROM invoice WHERE number LIKE ${numbers}
    )
    UNION SELECT id FROM deal_bill_public WHERE ${hasAll}
    UNION SELECT bill_id FROM invoice WHERE net_cents + gst_cents = ${cents}::bigint
  )`;
};

const isOpen = sql`${invoice.openNet} + ${invoice.openGst} > 0`;
/** The salespeople whose leader somebody is on a day. */
const membersOn = (leader: string, day: Day) => sql`(
  SELECT person_id FROM upline_public u WHERE upline_id = ${leader} AND from_day = (
    SELECT max(from_day) FROM upline_public WHERE person_id = u.person_id AND from_day <= ${day}
  )
)`;
