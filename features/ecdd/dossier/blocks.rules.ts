import { formatDay } from '#platform/contract/days.ts';
import { type FormState, formStates } from '../forms/forms.words.ts';
import type { Validity } from '../signing/validity.rules.ts';

type Facts = { state: FormState; gaps: number; isDetermined: boolean; isSigned: boolean; validity: Validity | null };

/** What is still to be done on a form. *Pending* says no more than that. */
export const blocksOf = ({ state, gaps, isDetermined, isSigned, validity }: Facts): string[] => [
  ...(gaps > 0 ? [gaps === 1 ? '1 answer is missing' : `${gaps} answers are missing`] : []),
  ...(isDetermined ? [] : ['The risk is not determined']),
  ...(isSigned ? [] : ['The customer has not signed']),
  ...(validity?.isExpired ? [`It expired on ${formatDay(validity.until)}`] : []),
  ...(state === 'PENDING' ? [`Due diligence is ${formStates.PENDING.toLowerCase()}`] : []),
];
