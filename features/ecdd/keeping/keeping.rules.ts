import { addMonths, type Day } from '#platform/contract/days.ts';

/** Due diligence is kept for five years after the end of a transaction. */
export const keptYears = 5;

/** The last day on which a form is kept whose transaction ended on a day. */
const keptUntil = (from: Day): Day => addMonths(from, keptYears * 12);

type Kept = { keptFrom: Day; isHeld: boolean; isSuspected: boolean; isOpen: boolean };

/** Why a form can’t be purged on a day. */
export const whyKept = ({ keptFrom, isHeld, isSuspected, isOpen }: Kept, today: Day): string | undefined => {
  if (isHeld) return 'It is on legal hold.';
  if (isSuspected) return 'The register has an entry of this customer.';
  if (isOpen) return 'Its transaction has not ended.';
  return today > keptUntil(keptFrom) ? undefined : 'It is kept for five years, which are not over.';
};
