import { addressLine } from '#features/property/rules/address.ts';
import type { Day } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { taxPointOf } from '../billing/billing.rules.ts';
import { billingOf } from '../billing/read.server.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { externalOf, internalOf } from '../shares/read.server.ts';
import type { ExternalCobrokes, InternalCobrokes } from '../shares/shares.calls.ts';
import type { ApprovedCase } from './deals.server.ts';

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
    ...propertyOf(row),
    valueCents: row.priceCents,
    commissionCents: row.commissionCents,
    shares: [...external.rows.map(externalShare), ...internal.rows.map(internalShare)],
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
      basis: bill.basis,
      rate: bill.basis === 'FIXED' ? null : bill.rate,
      gstRate: bill.gstRate,
      gstCents: bill.gstCents,
    })),
    taxPoint,
    approvedAt: at.clock.now().toString(),
    approvedBy: at.actor.userId,
  };
};

const propertyOf = (row: EsubmissionRecord) => ({
  transactionType: row.transactionType,
  side: row.representedSide,
  market: row.marketType,
  category: row.propertyCategory,
  propertyType: row.propertyType,
  postalCode: row.postalCode,
  block: row.block,
  street: row.street,
  building: row.building,
  unit: row.unit,
  district: row.district,
  tenancyStart: row.tenancyStart,
  tenancyEnd: row.tenancyEnd,
});

const externalShare = (row: ExternalCobrokes['rows'][number]) => ({
  name: row.salespersonName,
  registrationNo: row.registrationNo,
  agencyName: row.agencyName,
  licenceNo: row.licenceNo,
  agencyAddress: row.agencyAddress,
  email: row.email,
  gstRegistered: row.gstRegistered,
  direction: row.direction,
  shareBasis: row.shareBasis,
  shareRate: row.shareRate,
  amountCents: row.amountCents,
});

const internalShare = (row: InternalCobrokes['rows'][number]) => ({
  userId: row.userId,
  role: row.role,
  name: row.name,
  registrationNo: row.registrationNo,
  shareBasis: row.shareBasis,
  shareRate: row.shareRate,
  amountCents: row.amountCents,
});
