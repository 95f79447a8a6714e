import { allocate, type Cents, hundredPercent } from '#platform/contract/money.ts';
import type { Terms } from './terms.ts';

/** A person above the salesperson, from below, and the rate that they count as. */
export type Above = { personId: string; rate: number };

export type SplitLine = {
  kind: 'OWN' | 'OVERRIDE' | 'COBROKE' | 'AGENCY';
  /** Null for the agency and for another one. */
  personId: string | null;
  /** In ten-thousandths of a percent of the share. */
  rate: number;
  cents: Cents;
};

/**
 * Divides a share of our own salesperson: their part by their plan; each upline gets what their rate is above the highest rate
 * below them (differential); the agency gets the rest. Exact parts, rounded once by the largest remainder: the lines sum to
 * the share.
 */
export const splitShare = (share: Cents, own: { personId: string; terms: Terms }, above: Above[]): SplitLine[] => {
  const { rate, overriding } = own.terms;
  const overrides = overriding === 'NONE' ? [] : overridesOf(rate, above);
  const paid = overrides.reduce((sum, line) => sum + line.rate, rate);
  const parts = [
    { kind: 'OWN' as const, personId: own.personId, rate },
    ...overrides,
    { kind: 'AGENCY' as const, personId: null, rate: hundredPercent - paid },
  ];
  const cents = allocate(
    share,
    parts.map((part) => part.rate),
    hundredPercent,
  );
  return parts.map((part, index) => ({ ...part, cents: cents[index] ?? 0 }));
};

/** A share of another agency is theirs. */
export const splitForeign = (share: Cents): SplitLine[] => [
  { kind: 'COBROKE', personId: null, rate: hundredPercent, cents: share },
];

const overridesOf = (own: number, above: Above[]) => {
  let highest = own;
  return above.flatMap(({ personId, rate }) => {
    const part = Math.max(0, Math.min(rate, hundredPercent) - highest);
    highest += part;
    return part > 0 ? [{ kind: 'OVERRIDE' as const, personId, rate: part }] : [];
  });
};
