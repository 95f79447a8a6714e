import { hundredPercent } from '#platform/contract/money.ts';
import type { Terms } from '../terms.rules.ts';
import { exactly, least, rateOf, shownCents } from './exact.rules.ts';
import type { OwnPart, Shared } from './scheme.rules.ts';
import { feeLabel } from './steps.rules.ts';

/**
 * A rate until the agency has kept the cap in the period, including the overriding paid from it. The share that reaches the cap pays only
 * the rest of it; later ones pay the fee.
 */
export const capped = (terms: Extract<Terms, { scheme: 'CAP' }>, { base, feesBefore, reached }: Shared): OwnPart => {
  if (reached >= terms.cap) {
    const fee = Math.min(terms.feeAfterCap, base);
    return {
      part: exactly(base - fee),
      steps: [
        { of: 'OWN', label: 'The cap was reached: all of the share', cents: base },
        ...(fee > 0
          ? [
              {
                of: 'OWN' as const,
                label: feeLabel('Fee after the cap', { fee: terms.feeAfterCap, taken: fee }),
                cents: -fee,
              },
            ]
          : []),
      ],
    };
  }
  const usual = rateOf(base, hundredPercent - terms.rate);
  const leftToCap = Math.max(0, terms.cap - reached - feesBefore);
  const toAgency = least(usual, exactly(leftToCap));
  const byRate = rateOf(base, terms.rate);
  return {
    part: exactly(base) - toAgency,
    steps: [
      { of: 'OWN', label: 'Rate until the cap', base, rate: terms.rate, cents: shownCents(byRate) },
      ...(toAgency < usual
        ? [
            {
              of: 'OWN' as const,
              label: 'Above the cap',
              cents: shownCents(exactly(base) - toAgency) - shownCents(byRate),
            },
          ]
        : []),
    ],
  };
};
