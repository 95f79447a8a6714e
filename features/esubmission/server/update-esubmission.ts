import type { Day } from '#platform/contract/days.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { taxPointOf } from '../billing.ts';
import { changedFields } from '../changed-fields.ts';
import type { TransactionInfo } from '../info-schemas.ts';
import type { Saved } from '../records.ts';
import { recomputeBilling } from './billing/recompute-billing.ts';
import { checkedColumns, infoOf } from './info-columns.ts';
import { bump, type EsubmissionRecord, lockForEdit } from './load.ts';
import { currentSearch, isElsewhere } from './search-column.ts';
import { recomputeShares } from './shares/recompute-shares.ts';
import { turnParties } from './turn-parties.ts';

type Input = { body: TransactionInfo & { eSubId: string; version: number } };

/** Saves step 1 of an open submission; shares and GST follow the new commission and dates. */
export const updateEsubmission = async (at: Writing, { body }: Input): Promise<Saved> => {
  const { eSubId, version, ...info } = body;
  const [before, columns] = await Promise.all([
    lockForEdit(at, eSubId, version, { step: 'info', mine: info, current: infoOf }),
    checkedColumns(at, info),
  ]);
  const row = { ...before, ...columns };
  const search = isElsewhere(before, row) ? { search: await currentSearch(at, row) } : {};
  const now = today(at.clock);
  const [saved] = await Promise.all([
    // The sides of the parties turn with the type.
    bump(at, before, { ...columns, ...search }, row.transactionType === before.transactionType ? 'info' : undefined),
    row.commissionCents !== before.commissionCents && recomputeShares(at, row),
    isBilledAnew(before, row, now) && recomputeBilling(at, row),
    row.transactionType !== before.transactionType && turnParties(at, row),
    record(at, {
      aggregate: 'esubmission',
      aggregateId: eSubId,
      action: 'esubmission.info-saved',
      detail: { version: before.version + 1, changed: changedFields(before, columns) },
    }),
  ]);
  return saved;
};

/** What bills are reckoned from, and the day of their GST. */
const isBilledAnew = (before: EsubmissionRecord, row: EsubmissionRecord, now: Day): boolean =>
  row.priceCents !== before.priceCents || taxPointOf(row, now) !== taxPointOf(before, now);
