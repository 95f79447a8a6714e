/** CEA's prescribed estate agency agreements: 1 to 4 by side, 5 to 8 the exclusive ones in the same order. */
export const agencyForms = {
  '1': 'Form 1, non-exclusive',
  '2': 'Form 2, non-exclusive',
  '3': 'Form 3, non-exclusive',
  '4': 'Form 4, non-exclusive',
  '5': 'Form 5, exclusive',
  '6': 'Form 6, exclusive',
  '7': 'Form 7, exclusive',
  '8': 'Form 8, exclusive',
  OWN: 'Own agreement',
} as const;
export type AgencyForm = keyof typeof agencyForms;

export const isExclusive = (form: AgencyForm): boolean => ['5', '6', '7', '8'].includes(form);
