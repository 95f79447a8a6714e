import { readGst } from '#features/firm/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { taxPointOf } from '../billing/billing.rules.ts';
import { storedBills, writeBills } from '../billing/recompute.server.ts';
import { currentSearchColumn, isAddressChanged } from '../list/search-column.server.ts';
import { switchPartySides } from '../parties/rows.server.ts';
import type { Saved } from '../parts.calls.ts';
import { bump } from '../record/bump.server.ts';
import { changedFields } from '../record/changed-fields.rules.ts';
import { type EsubmissionRecord, lockForEdit } from '../record/load.server.ts';
import { readShares, writeShares } from '../shares/recompute.server.ts';
import { SavedInfo } from '../summary/summary.calls.ts';
import { checkedColumns, infoOf } from './columns.server.ts';
import type { TransactionInfo } from './info.calls.ts';
import { signedOnRow } from './terms.rules.ts';

type Input = { body: TransactionInfo & { eSubId: string; version: number | undefined } };

/** Saves step 1 of a submission, and recomputes shares and bills from the new commission and dates. */
export const updateEsubmission = async (at: Writing, { body }: Input): Promise<Saved> => {
  const { eSubId, version, ...info } = body;
  const [before, columns, shares, bills] = await Promise.all([
    lockForEdit(at, eSubId, version, { step: 'info', mine: info, current: infoOf, as: SavedInfo }),
    checkedColumns(at, info),
    readShares(at.db, eSubId),
    storedBills(at.db, eSubId),
  ]);
  const row = { ...before, ...columns };
  const isTypeChanged = row.transactionType !== before.transactionType;
  if (isTypeChanged) await switchPartySides(at, row);
  const search = isAddressChanged(before, row) ? { search: await currentSearchColumn(at, row) } : {};
  // GST is read only if there are bills. Most saves of step 1 come before them.
  const gst = bills.length > 0 && changesBills(before, row, today(at.clock)) ? await readGst(at.db) : undefined;
  await Promise.all([
    row.commissionCents !== before.commissionCents && writeShares(at, row, shares),
    gst && writeBills(at, row, { rows: bills, gst }),
    record(at, {
      aggregate: 'esubmission',
      aggregateId: eSubId,
      action: 'esubmission.info-saved',
      detail: { version: before.version + 1, changed: changedFields(before, columns) },
    }),
  ]);
  // A change of the type also changes the sides of the parties.
  return bump(at, before, { ...columns, ...search, ...formsOf(before, row) }, isTypeChanged ? undefined : 'info');
};

/** Signed on another day it is decided anew, with its submission, whether its due diligence is in forms. */
const formsOf = (before: EsubmissionRecord, row: EsubmissionRecord) =>
  signedOnRow(row) === signedOnRow(before) ? {} : { asksForForms: null };

/** Whether the price or the tax point changes, from which bills are computed. */
const changesBills = (before: EsubmissionRecord, row: EsubmissionRecord, now: Day): boolean =>
  row.priceCents !== before.priceCents || taxPointOf(row, now) !== taxPointOf(before, now);
