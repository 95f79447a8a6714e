import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { taxPointOf } from '../../billing.ts';
import { billingOf } from '../billing/read-billing.ts';
import type { EsubmissionRecord } from '../load.ts';
import { externalOf, internalOf } from '../shares/read-cobrokes.ts';
import type { ApprovedCase } from './deals.ts';

/** What the deal takes over of a submission. */
export const approvedCase = async (at: Writing, row: EsubmissionRecord): Promise<ApprovedCase> => {
  const [external, internal, billing] = await Promise.all([
    externalOf(at, row),
    internalOf(at, row),
    billingOf(at, row),
  ]);
  return {
    esubmissionId: row.id,
    transactionType: row.transactionType,
    valueCents: row.priceCents,
    commissionCents: row.commissionCents,
    shares: [
      ...external.rows.map(({ salespersonName: name, registrationNo, agencyName, amountCents }) => ({
        name,
        registrationNo,
        agencyName,
        amountCents,
      })),
      ...internal.rows.map(({ userId, role, name, registrationNo, amountCents }) => ({
        userId,
        role,
        name,
        registrationNo,
        amountCents,
      })),
    ],
    bills: billing.rows.map(({ billFor, invoiceToText, address, email, amountCents, gstRate, gstCents }) => ({
      billFor,
      invoiceToText,
      address,
      email,
      amountCents,
      gstRate,
      gstCents,
    })),
    taxPoint: taxPointOf(row, today(at.clock)),
    approvedAt: at.clock.now().toString(),
  };
};
