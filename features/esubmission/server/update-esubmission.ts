import type { Day } from '#platform/contract/days.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { withCommit } from '#platform/server/database/transaction.ts';
import { taxPointOf } from '../billing.ts';
import { changedFields } from '../changed-fields.ts';
import type { TransactionInfo } from '../info-schemas.ts';
import { type Saved, SavedInfo } from '../records.ts';
import { readGst } from './billing/gst-rates.ts';
import { storedBills, writeBills } from './billing/recompute-billing.ts';
import { checkedColumns, infoOf } from './info-columns.ts';
import { bump, type EsubmissionRecord, lockForEdit, savedAs } from './load.ts';
import { currentSearch, isElsewhere } from './search-column.ts';
import { readShares, writeShares } from './shares/recompute-shares.ts';
import { turnParties } from './turn-parties.ts';

type Input = { body: TransactionInfo & { eSubId: string; version: number } };

/** Saves step 1 of an open submission; shares and GST follow the new commission and dates. */
export const updateEsubmission = async (at: Writing, { body }: Input): Promise<Saved> => {
  const { eSubId, version, ...info } = body;
  const [before, columns, shares, bills] = await Promise.all([
    lockForEdit(at, eSubId, version, { step: 'info', mine: info, current: infoOf, as: SavedInfo }),
    checkedColumns(at, info),
    readShares(at.db, eSubId),
    storedBills(at.db, eSubId),
  ]);
  const row = { ...before, ...columns };
  const isTurned = row.transactionType !== before.transactionType;
  if (isTurned) await turnParties(at, row);
  const search = isElsewhere(before, row) ? { search: await currentSearch(at, row) } : {};
  // Most are saved long before there is a bill: GST is asked for where there is one.
  const gst = bills.length > 0 && isBilledAnew(before, row, today(at.clock)) ? await readGst(at.db) : undefined;
  const writes = [
    // The sides of the parties turn with the type.
    bump(at, before, { ...columns, ...search }, isTurned ? undefined : 'info'),
    row.commissionCents !== before.commissionCents && writeShares(at, row, shares),
    gst && writeBills(at, row, { rows: bills, gst }),
    record(at, {
      aggregate: 'esubmission',
      aggregateId: eSubId,
      action: 'esubmission.info-saved',
      detail: { version: before.version + 1, changed: changedFields(before, columns) },
    }),
  ];
  withCommit(at.db, Promise.all(writes));
  return savedAs(before);
};

/** What bills are reckoned from, and the day of their GST. */
const isBilledAnew = (before: EsubmissionRecord, row: EsubmissionRecord, now: Day): boolean =>
  row.priceCents !== before.priceCents || taxPointOf(row, now) !== taxPointOf(before, now);
