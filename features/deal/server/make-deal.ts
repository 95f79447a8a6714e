import { randomUUID } from 'node:crypto';
import { completedOn } from '#features/ecdd/index.server.ts';
import type { ApprovedCase } from '#features/esubmission/index.server.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { yearlyNumbers } from '#platform/server/database/yearly-numbers.ts';
import { followSoon } from './follow-contacts.ts';
import { deal, dealBill, dealShare } from './tables.ts';

const dealNumbers = yearlyNumbers('deal.dealNo', 'D');

/**
 * Makes the deal of a submission that is being approved. Call it last in the transaction: until the commit, the lock on
 * the deal number makes other approvals wait.
 */
export const makeDeal = async (at: Writing, approved: ApprovedCase): Promise<string> => {
  const { shares, bills, ...snapshot } = approved;
  const id = randomUUID();
  const { esubmissionId, valueCents, commissionCents } = snapshot;
  await record(at, {
    aggregate: 'deal',
    aggregateId: id,
    action: 'deal.made',
    detail: { esubmissionId, valueCents, commissionCents, shares: shares.map(({ amountCents }) => amountCents) },
  });
  // Its due diligence is kept from the day on which it ends.
  await completedOn(at, esubmissionId, snapshot.completedOn);
  const dealNo = await dealNumbers.take(at);
  const rowsOf = <T>(rows: T[]) => rows.map((row, position) => ({ ...row, dealId: id, position }));
  // By triggers on shares and bills its team is counted (production/schema.sql), and what is to be invoiced (billing/schema.sql).
  await at.db.insert(deal).values({ ...snapshot, id, dealNo });
  await Promise.all([
    shares.length > 0 && at.db.insert(dealShare).values(rowsOf(shares)),
    bills.length > 0 && at.db.insert(dealBill).values(rowsOf(bills)),
  ]);
  await followSoon(at);
  return id;
};
