import { districtOf } from '#features/property/rules/address.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { lateLimitDays } from '../room.settings.ts';
import { commissionCentsOf } from './commission.rules.ts';
import { emptyLease, emptySale } from './fields.rules.ts';
import { LeaseInfo, SaleInfo, type TransactionInfo } from './info.calls.ts';
import { usualLimits } from './limits.rules.ts';
import { infoProblems } from './problems.rules.ts';
import { expiryOf } from './sale-checks.rules.ts';
import { priceOf } from './terms.rules.ts';

/** The columns of step 1. Refuses every `wrong` problem with its field; `open` ones only block submission. */
export const checkedColumns = async (at: Writing, info: TransactionInfo) => {
  // The other limits only block submission, so their defaults do here.
  const limits = { ...usualLimits, today: today(at.clock), lateLimitDays: await readSetting(at.db, lateLimitDays) };
  const problems = infoProblems(info, limits).filter((problem) => problem.at === 'wrong');
  if (problems[0])
    throw new Refusal('esubmission.invalid', problems[0].message, {
      errors: problems.map(({ message, field, code }) => ({ message, field, code })),
    });
  return columnsOf(info);
};

const columnsOf = (info: TransactionInfo) => {
  const { property, commission } = info;
  return {
    ...(info.transactionType === 'SALE' ? saleColumns(info) : leaseColumns(info)),
    ...property,
    unit: property.unit,
    district: districtOf(property.postalCode) ?? '',
    priceCents: priceOf(info),
    commissionBasis: commission.basis,
    commissionRate: commission.basis === 'FIXED' ? null : commission.rate,
    // Computed here; the amount that the browser sent is not used.
    commissionCents: commissionCentsOf(info),
  };
};

/** The dossier is known to whoever reads the submission as a whole. */
const noDueDiligence: { eccdid: string | null } = { eccdid: null };

/** The rent is stored in the column of the price. */
const { monthlyRentCents: _, ...leaseLeftEmpty } = emptyLease;

const saleColumns = ({ property: _, commission: __, ...flat }: SaleInfo) => ({
  ...leaseLeftEmpty,
  ...flat,
  optionExpiryDate: flat.optionExpiryDate ?? expiryOf(flat.propertyCategory, flat.optionDate),
});

const leaseColumns = ({ property: _, commission: __, monthlyRentCents: ___, ...flat }: LeaseInfo) => ({
  ...emptySale,
  ...flat,
});

/** Step 1 of a row, in the shape of the contract. */
export const infoOf = (row: EsubmissionRecord) => {
  const { shape } = row.transactionType === 'SALE' ? SaleInfo : LeaseInfo;
  const { postalCode, block, street, building, unit, district } = row;
  const stored = {
    ...row,
    monthlyRentCents: row.priceCents,
    property: { postalCode, block, street, building, unit },
    commission: { basis: row.commissionBasis, rate: row.commissionRate, amountCents: row.commissionCents },
  };
  const entries = Object.keys(shape).map((key) => [key, stored[key as keyof typeof stored]]);
  // A CHECK of the table makes sure that a sale has no lease fields, and a lease no sale fields.
  return { ...(Object.fromEntries(entries) as TransactionInfo), district, ...noDueDiligence };
};
