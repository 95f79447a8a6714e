/** The vocabularies of commission plans, with their labels. */

export const periods = {
  CALENDAR: 'Calendar year',
  ANNIVERSARY: 'Year from the first day on the plan',
  ROLLING12: '12 months before the deal',
} as const;
export type PeriodKind = keyof typeof periods;

export const reaches = {
  MARGINAL: 'Each part at the rate of its tier',
  RETROSPECTIVE: 'The whole share at the tier reached',
} as const;
