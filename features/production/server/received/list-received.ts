import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { allocation } from '#features/billing/server/index.ts';
import { earning, split, splitLine } from '#features/commission/server/index.ts';
import { deal } from '#features/deal/server/index.ts';
import { owedBy, payoutLine } from '#features/payout/server/index.ts';
import type { EarningKind } from '#features/payout/words.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { production } from '../../contract/index.ts';
import { withoutUnit } from '../../rules/without-unit.ts';

const columns = {
  earningId: earning.id,
  transId: deal.id,
  dealNo: deal.dealNo,
  eSubId: deal.esubmissionId,
  address: deal.address,
  kind: sql<EarningKind>`${splitLine.kind}`,
  commrcvID: allocation.receiptId,
  receivedOn: earning.day,
  cents: earning.cents,
  paidOn: payoutLine.arrivedOn,
  returnedOn: payoutLine.returnedOn,
  voucher: payoutLine.voucher,
  lineId: payoutLine.id,
  taxInvoice: sql<string | null>`CASE WHEN ${payoutLine.isSelfBilled} THEN ${payoutLine.gstInvoice} END`,
};

const totals = `
  SELECT coalesce(sum(e.cents), 0)::bigint AS "earnedCents",
         coalesce(sum(e.cents) FILTER (WHERE l.arrived_on IS NOT NULL), 0)::bigint AS "paidCents"
  FROM earning e LEFT JOIN payout_line l ON l.id = e.taken_by
  WHERE e.person_id = $1`;

type Totals = { earnedCents: number; paidCents: number };

/** What the actor earned, receipt by receipt. */
export const listReceived = async (at: Reading, { query }: Input<typeof production.payoutDeal>) => {
  const { userId } = at.actor;
  const order = query.sortDirection === 'asc' ? asc : desc;
  const where = and(
    eq(earning.personId, userId),
    query.state && (query.state === 'PAID' ? isNotNull(payoutLine.arrivedOn) : isNull(payoutLine.arrivedOn)),
  );
  const found = at.db
    .select(columns)
    .from(earning)
    .innerJoin(splitLine, eq(splitLine.id, earning.lineId))
    .innerJoin(split, eq(split.id, splitLine.splitId))
    .innerJoin(deal, eq(deal.id, split.dealId))
    .leftJoin(allocation, eq(allocation.id, earning.causeId))
    .leftJoin(payoutLine, eq(payoutLine.id, earning.takenBy))
    .where(where);
  const [[sums], owed, totalRecords] = await Promise.all([
    ask<Totals>(at.db, totals, [userId]),
    owedBy(at, userId, today(at.clock)),
    at.db.$count(found.as('found')),
  ]);
  const rows = await found
    .orderBy(order(earning.day), order(earning.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  return {
    rows: rows.map((row) => ({ ...row, ...seenBelow(row), returnedOn: row.paidOn ? null : row.returnedOn })),
    totalRecords,
    totalIsCapped: false,
    totals: { earnedCents: sums?.earnedCents ?? 0, paidCents: sums?.paidCents ?? 0, ...owed },
  };
};

/** An upline sees where a deal was, and not which home. */
const seenBelow = ({ kind, address }: { kind: EarningKind; address: string }) =>
  kind === 'OWN' ? {} : { eSubId: null, address: withoutUnit(address) };
