import { isEntity, type PartyKind } from '#features/particulars/words/kinds.ts';

/** Whom a form is about, and whom they act for. `isUcp`: no client, but the other side, which has no agent. */
export type PathFacts = {
  kind: PartyKind;
  principal: PartyKind | null;
  isUcp: boolean;
  /** Extra due diligence applies. */
  isEnhanced: boolean;
};

export type Path = {
  /** P1 to P12. */
  path: string;
  /** The forms of the regulator that this one stands for. */
  forms: string[];
};

/** The path of the regulator’s guide, and its forms: identity, principal, risk and screening, and enhanced measures. */
export const pathOf = ({ kind, principal, isUcp, isEnhanced }: PathFacts): Path => {
  const ofEntity = isEntity(kind);
  const acting = principal === null ? 0 : isEntity(principal) ? 2 : 1;
  const path = `P${1 + (ofEntity ? 3 : 0) + acting + (isUcp ? 6 : 0)}`;
  const letter = isUcp ? 'U' : 'A';
  const identity = [`${letter}${ofEntity ? 2 : 1}`, ...(acting > 0 ? [`${letter}${acting + 2}`] : [])];
  const risk = isUcp ? 'U5' : 'B';
  const enhanced = isEnhanced ? [isUcp ? 'U6' : 'C'] : [];
  // A government body that is no client need not be identified.
  const isExempt = isUcp && kind === 'GOVT';
  return { path, forms: [...(isExempt ? [] : identity), risk, ...enhanced] };
};
