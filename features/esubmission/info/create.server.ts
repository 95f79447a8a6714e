import { randomUUID } from 'node:crypto';
import { hundredPercent } from '#platform/contract/money.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { searchColumnOf } from '../list/search-column.server.ts';
import type { Saved } from '../parts.calls.ts';
import { addSubmission } from '../record/bump.server.ts';
import { takeCaseNo } from '../record/case-no.server.ts';
import { internalCobroke } from '../shares/tables.server.ts';
import { checkedColumns } from './columns.server.ts';
import type { TransactionInfo } from './info.calls.ts';

/** Saves step 1 of a new submission. */
export const createEsubmission = (at: Writing, { body }: { body: TransactionInfo }): Promise<Saved> =>
  beginEsubmission(at, body, async () => nobody);

/** Who comes along from another submission, under their names, and how they are written once the new one has its row. */
type Brought = { from: string | undefined; names: Parameters<typeof searchColumnOf>[1]; write: () => Promise<void> };
const nobody: Brought = { from: undefined, names: [], write: async () => {} };

/**
 * Saves step 1 of a new submission with its parties, and takes its case number. The owner is the closing agent, with 100% of the shares.
 */
export const beginEsubmission = async (
  at: Writing,
  info: TransactionInfo,
  bring: (id: string) => Promise<Brought>,
): Promise<Saved> => {
  const columns = await checkedColumns(at, info);
  const id = randomUUID();
  const { from, names, write } = await bring(id);
  const now = at.clock.now().toString();
  const owner = at.actor.userId;
  const { transactionType, propertyCategory, representedSide, priceCents, commissionCents } = columns;
  // Before the number is taken, because its lock makes other creations wait until the commit.
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: id,
    action: 'esubmission.created',
    detail: { transactionType, propertyCategory, representedSide, priceCents, commissionCents, ...(from && { from }) },
  });
  const caseNo = await takeCaseNo(at);
  const row = { ...columns, id, caseNo, currentStep: 'parties' as const, createdBy: owner, createdAt: now };
  const ownShare = { role: 'CA' as const, remark: '', shareBasis: 'PERCENT' as const, shareRate: hundredPercent };
  await addSubmission(at, { ...row, search: searchColumnOf(row, names) }, async () => {
    await write();
    await at.db
      .insert(internalCobroke)
      .values({ esubmissionId: id, position: 0, userId: owner, amountCents: commissionCents, ...ownShare });
  });
  return { eSubId: id, caseNo, version: 1 };
};
