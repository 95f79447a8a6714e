import { asc, eq } from 'drizzle-orm';
import { withGst } from '#features/firm/rules/gst.ts';
import type { Problem } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { infoOf } from '../info/columns.server.ts';
import { party } from '../parties/tables.server.ts';
import { type EsubmissionRecord, lockForEdit } from '../record/load.server.ts';
import { saveStep } from '../record/save-step.server.ts';
import { refuseProblem } from '../refuse-problem.rules.ts';
import { billAmountProblem, billAmounts } from './bill-amounts.rules.ts';
import { type BillInput, Billing } from './billing.calls.ts';
import { billingProblem } from './billing.rules.ts';
import { billingOf } from './read.server.ts';
import { bill } from './tables.server.ts';
import { gstRateOf } from './tax.server.ts';

type Input = { body: { eSubId: string; version: number | undefined; rows: BillInput[] } };
type Added = { body: BillInput & { eSubId: string; version: number | undefined } };

/** Replaces the bills. A draft may leave a part of the commission unbilled; more than the commission is refused. */
export const saveBilling = async (at: Writing, { body }: Input) => {
  const row = await lockForEdit(at, body.eSubId, body.version, {
    step: 'billing',
    mine: { rows: body.rows },
    current: (now) => billingOf(at, now),
    as: Billing,
  });
  refuseProblem(await problemOf(at, row, body.rows));
  return replaceBills(at, row, body.rows);
};

/** Adds a bill after the existing ones. */
export const addBill = async (at: Writing, { body }: Added) => {
  const { eSubId, version, ...newBill } = body;
  const row = await lockForEdit(at, eSubId, version, {
    step: 'billing',
    mine: { rows: [newBill] },
    current: (now) => billingOf(at, now),
    as: Billing,
  });
  const stored = await at.db.select().from(bill).where(eq(bill.esubmissionId, eSubId)).orderBy(asc(bill.position));
  const before = stored.map(({ id, esubmissionId, position, gstRate, gstCents, ...each }): BillInput => each);
  const rows = [...before, newBill];
  const problem = await problemOf(at, row, rows);
  // The body is one bill, so `rows.2.rate` becomes `rate`.
  refuseProblem(problem && { ...problem, field: problem.field.split('.').at(-1) ?? '' });
  return replaceBills(at, row, rows);
};

const problemOf = async (at: Writing, row: EsubmissionRecord, rows: BillInput[]): Promise<Problem | undefined> => {
  const info = infoOf(row);
  return (
    billAmountProblem(info, rows) ??
    billingProblem(row.commissionCents, billAmounts(info, rows), rows) ??
    (await strangerProblem(at, row, rows))
  );
};

/** A bill may cover only parties of its own submission. */
const strangerProblem = async (
  at: Writing,
  row: EsubmissionRecord,
  rows: BillInput[],
): Promise<Problem | undefined> => {
  if (rows.every(({ servingPartyUUIDs }) => servingPartyUUIDs.length === 0)) return undefined;
  const parties = await at.db.select({ uuid: party.uuid }).from(party).where(eq(party.esubmissionId, row.id));
  const partyIds = new Set(parties.map(({ uuid }) => uuid));
  const index = rows.findIndex(({ servingPartyUUIDs }) => servingPartyUUIDs.some((uuid) => !partyIds.has(uuid)));
  if (index < 0) return undefined;
  return { message: 'Choose among the parties of this transaction.', field: `rows.${index}.servingPartyUUIDs` };
};

const replaceBills = async (at: Writing, row: EsubmissionRecord, bills: BillInput[]) => {
  const amounts = billAmounts(infoOf(row), bills);
  const rate = await gstRateOf(at, row);
  const rows = bills.map((each, position) => {
    const amountCents = amounts[position] ?? 0;
    const { gstRate, gstCents } = withGst(amountCents, rate);
    const storedRate = each.basis === 'FIXED' ? null : each.rate;
    return { ...each, rate: storedRate, amountCents, esubmissionId: row.id, position, gstRate, gstCents };
  });
  const detail = { bills: rows.map(({ billFor, amountCents, gstCents }) => ({ billFor, amountCents, gstCents })) };
  const [version] = await Promise.all([
    saveStep(at, row, { step: 'billing', next: 'required', action: 'esubmission.billing-saved', detail }),
    at.db.delete(bill).where(eq(bill.esubmissionId, row.id)),
    rows.length > 0 && at.db.insert(bill).values(rows),
  ]);
  return billingOf(at, { ...row, version });
};
