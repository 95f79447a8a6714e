import { type FormState, formStates } from '../words/forms.ts';

type Facts = { state: FormState; gaps: number; isDetermined: boolean; isSigned: boolean };

/** What is still to be done on a form. *Pending* says no more than that. */
export const blocksOf = ({ state, gaps, isDetermined, isSigned }: Facts): string[] => [
  ...(gaps > 0 ? [gaps === 1 ? '1 answer is missing' : `${gaps} answers are missing`] : []),
  ...(isDetermined ? [] : ['The risk is not determined']),
  ...(isSigned ? [] : ['The customer has not signed']),
  ...(state === 'PENDING' ? [`Due diligence is ${formStates.PENDING.toLowerCase()}`] : []),
];
