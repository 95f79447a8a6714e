import { type Cents, hundredPercent, roundTogether } from '#platform/contract/money.ts';
import { type Exact, exactly, least, most, shownCents, shownRate } from '../schemes/exact.rules.ts';
import { overridesOf, requireChain, type Upline } from '../schemes/overriding.rules.ts';
import { ownPart } from '../schemes/own-part.rules.ts';
import type { DealKind } from '../schemes/scheme.rules.ts';
import { feeLabel, type Step } from '../schemes/steps.rules.ts';
import type { Terms } from '../terms.rules.ts';

export type SplitLine = {
  kind: 'OWN' | 'OVERRIDE' | 'COBROKE' | 'AGENCY';
  /** Null for the agency and for another one. */
  personId: string | null;
  /** The part of the share in ten-thousandths of a percent, rounded where it is not a rate of the share. */
  rate: number;
  cents: Cents;
};

export type ShareSplit = { lines: SplitLine[]; steps: Step[] };

type Own = {
  personId: string;
  terms: Terms;
  /** Amount reached in the period of the plan before this share. */
  reached: Cents;
  kind: DealKind;
};

/** Divides a share of our own salesperson, rounded once by the largest remainder: the lines sum to the share. */
export const splitShare = (share: Cents, own: Own, above: Upline[]): ShareSplit => {
  const { parts, steps } = divideShare(share, own, above);
  const cents = roundTogether(
    parts.map(({ exact }) => exact),
    BigInt(hundredPercent),
  );
  const lines = parts.map(({ exact, ...line }, index) => ({
    ...line,
    rate: shownRate(exact, share),
    cents: cents[index] ?? 0,
  }));
  return { lines, steps };
};

type Part = Pick<SplitLine, 'kind' | 'personId'> & { exact: Exact };

/**
 * The exact parts: fees before the split, the salesperson's by the scheme, what the uplines get above it, fees after the
 * split, and the rest for the agency, but at least its fee.
 */
export const divideShare = (share: Cents, own: Own, above: Upline[]): { parts: Part[]; steps: Step[] } => {
  requireChain(own.personId, above);
  const { terms } = own;
  const before = takeFees(exactly(share), terms.feesBefore, 'SHARE');
  const feesBefore = shownCents(before.taken);
  const base = share - feesBefore;
  const byScheme = ownPart(terms, { base, feesBefore, reached: own.reached, kind: own.kind });
  const overrides = overridesOf(terms.overriding, { base, own: byScheme.part }, above);
  const overriding = overrides.reduce((sum, { part }) => sum + part, 0n);
  const after = takeFees(byScheme.part, terms.feesAfter, 'OWN');
  const agency = exactly(share) - byScheme.part - overriding + after.taken;
  const madeUp = least(most(0n, exactly(terms.minAgencyFee) - agency), byScheme.part - after.taken);
  const madeUpStep: Step = { of: 'OWN', label: 'Made up to the minimum agency fee', cents: -shownCents(madeUp) };
  return {
    parts: [
      { kind: 'OWN', personId: own.personId, exact: byScheme.part - after.taken - madeUp },
      ...overrides.map(({ personId, part }): Part => ({ kind: 'OVERRIDE', personId, exact: part })),
      { kind: 'AGENCY', personId: null, exact: agency + madeUp },
    ],
    steps: [
      { of: 'SHARE', label: 'Share', cents: share },
      ...before.steps,
      ...byScheme.steps,
      ...after.steps,
      ...(madeUp > 0n ? [madeUpStep] : []),
      ...overrides.map(({ step }) => step),
    ],
  };
};

/** A share of another agency is theirs. */
export const splitForeign = (share: Cents): ShareSplit => ({
  lines: [{ kind: 'COBROKE', personId: null, rate: hundredPercent, cents: share }],
  steps: [],
});

/** Deducts fees from an amount, one after the other, as far as it reaches. */
const takeFees = (amount: Exact, fees: Terms['feesBefore'], base: 'SHARE' | 'OWN') => {
  let taken = 0n;
  const steps = fees.flatMap(({ label, cents }): Step[] => {
    const fee = least(exactly(cents), amount - taken);
    taken += fee;
    const feeCents = shownCents(fee);
    return fee > 0n ? [{ of: base, label: feeLabel(label, { fee: cents, taken: feeCents }), cents: -feeCents }] : [];
  });
  return { taken, steps };
};
