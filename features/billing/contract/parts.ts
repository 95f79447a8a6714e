import { cents } from '#platform/contract/fields.ts';

export const financeAlone = { base: 'agency', who: 'desk:finance' } as const;

/** Money that moves: more than nothing. */
export const amount = cents().refine((value) => value > 0, 'Give an amount.');
