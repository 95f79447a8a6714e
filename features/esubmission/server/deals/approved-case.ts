import { addressLine } from '#features/property/rules/address.ts';
import type { Day } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { taxPointOf } from '../../rules/billing/billing.ts';
import { billingOf } from '../billing/read.ts';
import type { EsubmissionRecord } from '../core/load.ts';
import { externalOf, internalOf } from '../shares/read.ts';
import type { ApprovedCase } from './deals.ts';

const completedOn = (row: EsubmissionRecord): Day | null => {
  if (row.transactionType === 'LEASE') return row.agreementDate;
  return row.completionState === 'ACTUAL' ? row.completionDate : null;
};

/** The values of a submission that its deal stores. */
export const approvedCase = async (at: Writing, row: EsubmissionRecord): Promise<ApprovedCase> => {
  const [external, internal, billing] = await Promise.all([
    externalOf(at, row),
    internalOf(at, row),
    billingOf(at, row),
  ]);
  const taxPoint = taxPointOf(row, today(at.clock));
  return {
    esubmissionId: row.id,
    caseNo: row.caseNo,
    ownerId: row.createdBy,
    signedOn: row.optionDate ?? row.agreementDate ?? taxPoint,
    completedOn: completedOn(row),
    address: addressLine({ propertyCategory: row.propertyCategory, property: row }),
    transactionType: row.transactionType,
    category: row.propertyCategory,
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
    bills: billing.rows.map((bill) => ({
      billFor: bill.billFor,
      invoiceToText: bill.invoiceToText,
      address: bill.address,
      email: bill.email,
      postalCode: bill.postalCode,
      uen: bill.uen,
      gstNumber: bill.gstNumber,
      termsDays: bill.termsDays,
      amountCents: bill.amountCents,
      gstRate: bill.gstRate,
      gstCents: bill.gstCents,
    })),
    taxPoint,
    approvedAt: at.clock.now().toString(),
    approvedBy: at.actor.userId,
  };
};
