import { eq } from 'drizzle-orm';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { billingProblem, withGst } from '../../billing.ts';
import { refuseProblem } from '../../problem.ts';
import type { BillInput } from '../../schemas.ts';
import { furthest } from '../../steps.ts';
import { bump, lockForEdit } from '../load.ts';
import { bill } from '../tables.ts';
import { gstRateOf } from './gst-rates.ts';
import { billingOf } from './read-billing.ts';

type Input = { body: { eSubId: string; version: number; rows: BillInput[] } };

/** Replaces the bills. A draft may leave a part of the commission unbilled; more than the commission is refused. */
export const saveBilling = async (at: Writing, { body }: Input) => {
  const row = await lockForEdit(at, body.eSubId, body.version, {
    step: 'billing',
    mine: { rows: body.rows },
    current: (now) => billingOf(at, now),
  });
  const amounts = body.rows.map(({ amountCents }) => amountCents);
  refuseProblem(billingProblem(row.commissionCents, amounts));
  const rate = await gstRateOf(at, row);
  await at.db.delete(bill).where(eq(bill.esubmissionId, row.id));
  const rows = body.rows.map((given, position) => {
    const { gstRate, gstCents } = withGst(given.amountCents, rate);
    return { ...given, esubmissionId: row.id, position, gstRate, gstCents };
  });
  if (rows.length > 0) await at.db.insert(bill).values(rows);
  const { version } = await bump(at, row, { currentStep: furthest(row.currentStep, 'required') }, 'billing');
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: row.id,
    action: 'esubmission.billing-saved',
    detail: { version, bills: rows.map(({ billFor, amountCents, gstCents }) => ({ billFor, amountCents, gstCents })) },
  });
  return billingOf(at, { ...row, version });
};
