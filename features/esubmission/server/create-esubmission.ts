import { randomUUID } from 'node:crypto';
import { hundredPercent } from '#platform/contract/money.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { TransactionInfo } from '../info-schemas.ts';
import type { Saved } from '../records.ts';
import { Status } from '../words.ts';
import { takeCaseNo } from './case-no.ts';
import { checkedColumns } from './info-columns.ts';
import { esubmissionRows } from './load.ts';
import { internalCobroke } from './money-tables.ts';
import { searchOf } from './search-column.ts';
import { esubmissionHistory, esubmissionMember } from './tables.ts';

/** Saves step 1 of a new submission. It takes its case number, its owner closes it and has all of the commission so far. */
export const createEsubmission = async (at: Writing, { body }: { body: TransactionInfo }): Promise<Saved> => {
  const columns = await checkedColumns(at, body);
  const id = randomUUID();
  const now = at.clock.now().toString();
  const owner = at.actor.userId;
  const { transactionType, propertyCategory, representedSide, priceCents, commissionCents } = columns;
  // Before the number is taken: whoever creates next waits for as little as possible.
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: id,
    action: 'esubmission.created',
    detail: { transactionType, propertyCategory, representedSide, priceCents, commissionCents },
  });
  const caseNo = await takeCaseNo(at);
  const row = { ...columns, id, caseNo, currentStep: 'parties' as const, createdBy: owner, createdAt: now };
  const ownShare = { role: 'CA' as const, remark: '', shareBasis: 'PERCENT' as const, shareRate: hundredPercent };
  await Promise.all([
    esubmissionRows.add(at.db, { ...row, search: searchOf(row, []) }),
    at.db.insert(esubmissionMember).values({ userId: owner, esubmissionId: id, capacity: 'OWNER', createdAt: now }),
    at.db
      .insert(esubmissionHistory)
      .values({ esubmissionId: id, at: now, actorId: owner, fromStatus: null, toStatus: Status.draft, reason: '' }),
    at.db
      .insert(internalCobroke)
      .values({ esubmissionId: id, position: 0, userId: owner, amountCents: commissionCents, ...ownShare }),
  ]);
  return { eSubId: id, caseNo, version: 1 };
};
