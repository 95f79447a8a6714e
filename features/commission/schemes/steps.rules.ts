import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { exactly, rateOf } from './exact.rules.ts';

/** A line of "How computed". It is stored with the split, so that it says the same however plans change. */
export type Step = {
  /** What it explains: the share before it is divided, the salesperson's part, what an upline gets, or the agency's. */
  of: 'SHARE' | 'OWN' | 'OVERRIDE' | 'AGENCY';
  label: string;
  /** The upline that it is about. */
  personId?: string;
  /** The amount that the rate is of. */
  base?: Cents;
  rate?: number;
  /** What is taken off the rate's amount. */
  less?: Cents;
  cents: Cents;
};

/** What a fee is called: with its amount where the share was smaller, and all that was left of it went for the fee. */
export const feeLabel = (label: string, { fee, taken }: { fee: Cents; taken: Cents }): string =>
  taken < fee ? `${label} of ${formatMoney(fee)}: all that was left of the share` : label;

/**
 * What is printed behind a rate and its amount, which whoever works it out again would miss: that it was rounded, or that no more
 * was left of the share. Nothing where it is exact.
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
