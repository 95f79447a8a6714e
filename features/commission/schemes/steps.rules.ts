import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { exactly, rateOf } from './exact.rules.ts';

/** A line of "How computed". It is stored with the split, so that it says the same however plans change. */
export type Step = {
  /** What the step explains: the share before it is divided, the salesperson's part, an overriding, or the agency's part. */
  of: 'SHARE' | 'OWN' | 'OVERRIDE' | 'AGENCY';
  label: string;
  /** The upline that it is about. */
  personId?: string;
  /** The amount that the rate is of. */
  base?: Cents;
  rate?: number;
  /** Deducted from the rate's amount. */
  less?: Cents;
  cents: Cents;
};

/** Label of a fee, with its amount if the share was smaller and all that was left of it went to the fee. */
export const feeLabel = (label: string, { fee, taken }: { fee: Cents; taken: Cents }): string =>
  taken < fee ? `${label} of ${formatMoney(fee)}: all that was left of the share` : label;

/**
 * Note behind a rate and its amount that explains a difference: that it was rounded, or that no more was left of the share. Empty if it is
 * exact.
 */
export const noteOf = ({
  base,
  rate,
  less,
  cents,
}: Record<'base' | 'rate' | 'less', number | null> & { cents: Cents }) => {
  if (base === null || rate === null) return '';
  const off = rateOf(base, rate) - exactly(less ?? 0) - exactly(cents);
  if (off === 0n) return '';
  return off <= exactly(1) && off >= -exactly(1) ? 'rounded' : 'all that was left';
};
