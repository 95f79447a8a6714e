/** Audience of a report: compliance alone, or everybody who may read that the customer was screened. */
export const reportVariants = { INTERNAL: 'For compliance alone', SHAREABLE: 'To be shared' } as const;
export type ReportVariant = keyof typeof reportVariants;

/** Ending of a saved report's file name, after the case number. */
export const reportFileNames: Record<ReportVariant, string> = {
  INTERNAL: 'screening report for compliance',
  SHAREABLE: 'screening report',
};

/** Shown where the report service says nothing itself. */
export const reportFailures = {
  making: 'An error occurred while generating the report.',
  keeping: 'An error occurred while saving the report.',
} as const;
