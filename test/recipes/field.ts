/** "Add a field" of docs/architecture.md: a row of the sheet, a column, and a migration. */

export const row = [
  'features/esubmission/info/info-sheet.words.ts',
  '  stampCertificateNo: {',
  "  valuationCents: { label: 'Valuation', value: money(), section: 'stamp', need: optional },\n  stampCertificateNo: {",
] as const;
export const column = [
  'features/esubmission/record/tables.server.ts',
  "  stampCertificateNo: text('stamp_certificate_no')",
  "  valuationCents: centsColumn('valuation_cents'),\n  stampCertificateNo: text('stamp_certificate_no')",
] as const;
export const migration = [
  'migrations/9999-valuation.sql',
  'ALTER TABLE esubmission ADD COLUMN valuation_cents bigint;',
] as const;

/** The module that holds the table against the sheet. */
export const holding = 'features/esubmission/record/load.server.ts';

/** What people read of a submission's details. */
export const saidOf = (info: unknown): string => `
  const { detailsOf } = await import('./features/esubmission/info/info-text.words.ts');
  console.log(JSON.stringify(detailsOf(${JSON.stringify(info)})));
`;
export const said = { label: 'Valuation', value: 'S$ 2,500,000.00' };
