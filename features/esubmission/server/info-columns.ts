import { readSetting } from '#features/settings/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { districtOf, tidyUnit } from '../address.ts';
import { commissionOf } from '../commission.ts';
import { emptyLease, emptySale } from '../info-empty.ts';
import { infoProblems } from '../info-problems.ts';
import { LeaseInfo, SaleInfo, type TransactionInfo } from '../info-schemas.ts';
import { usualLimits } from '../limits.ts';
import { expiryOf } from '../sale-checks.ts';
import { lateLimitDays } from '../settings.ts';
import { priceOf } from '../terms.ts';
import { dueDiligence } from './due-diligence.ts';
import type { EsubmissionRecord } from './load.ts';

/** Step 1 as it is stored. Refuses what can't be right, naming every field; what is only missing waits until submission. */
export const checkedColumns = async (at: Writing, info: TransactionInfo) => {
  // The other limits only hold up submission.
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
    unit: tidyUnit(property.unit),
    district: districtOf(property.postalCode) ?? '',
    priceCents: priceOf(info),
    commissionBasis: commission.basis,
    commissionRate: commission.basis === 'FIXED' ? null : commission.rate,
    // Worked out here: what a browser reckoned is not asked.
    commissionCents: commissionOf(info),
  };
};

const saleColumns = ({ property: _, commission: __, ...flat }: SaleInfo) => ({
  ...emptyLease,
  ...flat,
  optionExpiryDate: flat.optionExpiryDate ?? expiryOf(flat.propertyCategory, flat.optionDate),
});

const leaseColumns = ({ property: _, commission: __, monthlyRentCents: ___, ...flat }: LeaseInfo) => ({
  ...emptySale,
  ...flat,
});

/** Step 1 as the contract speaks of it. */
export const infoOf = (row: EsubmissionRecord) => {
  const { shape } = row.transactionType === 'SALE' ? SaleInfo : LeaseInfo;
  const { postalCode, block, street, building, unit, district } = row;
  const stored = {
    ...row,
    monthlyRentCents: row.priceCents,
    property: { postalCode, block, street, building, unit },
    commission: { basis: row.commissionBasis, rate: row.commissionRate, amountCents: row.commissionCents },
  };
  const known = Object.keys(shape).map((key) => [key, stored[key as keyof typeof stored]]);
  // The table's own check keeps a sale's fields with a sale, and a lease's with a lease.
  return { ...(Object.fromEntries(known) as TransactionInfo), district, ...dueDiligence };
};
