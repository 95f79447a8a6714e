/** Who a report is for: compliance alone, or whoever may read that the customer was screened. */
export const reportVariants = { INTERNAL: 'For compliance alone', SHAREABLE: 'To be shared' } as const;
export type ReportVariant = keyof typeof reportVariants;

/** What follows the number of the case in the name of a report that is saved. */
export const reportFileNames: Record<ReportVariant, string> = {
  INTERNAL: 'screening report for compliance',
  SHAREABLE: 'screening report',
};

/** Shown where the report service says nothing itself. */
export const reportFailures = {
  making: 'An error occurred while generating the report.',
  keeping: 'An error occurred while saving the report.',
} as const;
