import type { Gap } from '../forms/gaps.rules.ts';
import { type Factor, isOfLaw } from '../rating/rating.rules.ts';

/**
 * What compliance alone knows that makes a form high, and a suspicion of the register, which makes it nothing: it asks the customer nothing, and the officer who approves says what they
 * established. That somebody is politically exposed for sure, everybody may read.
 */
export const knownAlone = (
  real: readonly Factor[],
  { factors, isExposed, isSuspected }: { factors: readonly Factor[]; isExposed: boolean; isSuspected: boolean },
): Factor[] => [
  ...real.filter(
    ({ questionFID, effect }) =>
      effect !== 'M' &&
      !(isExposed && questionFID === exposedPerson) &&
      !factors.some((each) => each.questionFID === questionFID && each.effect === effect),
  ),
  ...(isSuspected ? [{ questionFID: suspicionRow, effect: 'H' as const, flags: [] }] : []),
];

/** The question that an entry of the register answers. */
export const suspicionRow = '9.03';

/** The question that the screening answers for a politically exposed person. */
const exposedPerson = '8.03';

export type ApprovalFacts = {
  /** What the form would still lack once it is approved, with what it is lowered to. */
  gaps: readonly Gap[];
  factors: readonly Factor[];
  /** It is lowered by this approval. */
  isLowered: boolean;
  /** What compliance alone knows (`knownAlone`). */
  alone: readonly Factor[];
  /** What the officer says they established, and how many documents they added since this version was determined and since the last approval. */
  established: string;
  papers: number;
};

/** Why a version can’t be approved as the officer says; undefined: it can. */
export const whyNotApproved = (
  facts: ApprovalFacts,
): { field: 'decision' | 'established'; message: string } | undefined => {
  if (facts.gaps.length > 0) {
    const rows = rowsIn(facts.gaps);
    const mayBeLowered = !facts.isLowered && !facts.factors.some(isOfLaw);
    const more = mayBeLowered ? ' Or lower the rating, with your reason.' : '';
    return {
      field: 'decision',
      message: `Not approved: ${rows} ${facts.gaps.length === 1 ? 'is' : 'are'} missing.${more}`,
    };
  }
  if (facts.alone.length === 0) return undefined;
  if (facts.established.trim() === '')
    return { field: 'established', message: 'Say what you established, and from what: the customer is not asked.' };
  if (facts.papers === 0)
    return {
      field: 'established',
      message: 'Add the document from which you established it, for this approval.',
    };
  return undefined;
};

/** The questions of some gaps as people name them: `5.07 and 5.08`. */
export const rowsIn = (gaps: readonly Pick<Gap, 'questionFID'>[]): string => {
  const fids = [...new Set(gaps.map(({ questionFID }) => questionFID))];
  const last = fids.pop() ?? '';
  return fids.length > 0 ? `${fids.join(', ')} and ${last}` : last;
};
