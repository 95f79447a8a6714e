import { readSetting } from '#features/settings/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { districtOf, tidyUnit } from '../address.ts';
import { commissionOf } from '../commission.ts';
import { infoProblems } from '../info-problems.ts';
import type { TransactionInfo } from '../schemas.ts';
import { lateLimitDays } from '../settings.ts';
import type { EsubmissionRecord } from './load.ts';

/** Step 1 as it is stored. Refuses what can't be right, naming every field; what is only missing waits until submission. */
export const checkedColumns = async (at: Writing, info: TransactionInfo) => {
  const limits = { today: today(at.clock), lateLimitDays: await readSetting(at.db, lateLimitDays) };
  const problems = infoProblems(info, limits).filter((problem) => problem.at === 'wrong');
  if (problems[0])
    throw new Refusal('esubmission.invalid', problems[0].message, {
      errors: problems.map(({ message, field, code }) => ({ message, field, code })),
    });
  return columnsOf(info);
};

const columnsOf = (info: TransactionInfo) => {
  const { property, commission, ...flat } = info;
  return {
    ...flat,
    ...property,
    unit: tidyUnit(property.unit),
    district: districtOf(property.postalCode) ?? '',
    commissionBasis: commission.basis,
    commissionRate: commission.basis === 'PERCENT' ? commission.rate : null,
    // Worked out here: what a browser reckoned is not asked.
    commissionCents: commissionOf(info),
  };
};

/** Step 1 as the contract speaks of it. */
export const infoOf = (row: EsubmissionRecord): TransactionInfo & { district: string } => {
  const { transactionType, propertyCategory, propertyType, representedSide, priceCents, optionDate } = row;
  const { exerciseDate, completionDate, optionFeeCents, exerciseFeeCents, optionSerialNo, lateReason } = row;
  const { postalCode, block, street, building, unit, district } = row;
  if (optionDate === null) throw new Error('A sale without the date of its option');
  return {
    transactionType,
    propertyCategory,
    propertyType,
    property: { postalCode, block, street, building, unit },
    district,
    representedSide,
    priceCents,
    optionDate,
    exerciseDate,
    completionDate,
    optionFeeCents,
    exerciseFeeCents,
    optionSerialNo,
    lateReason,
    commission: { basis: row.commissionBasis, rate: row.commissionRate, amountCents: row.commissionCents },
  };
};
