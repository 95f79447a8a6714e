/** The banks that an account can be with. */
export const banks = [
  'DBS',
  'POSB',
  'OCBC',
  'UOB',
  'Bank of China',
  'CIMB',
  'Citibank',
  'GXS',
  'HSBC',
  'ICBC',
  'MariBank',
  'Maybank',
  'RHB',
  'Standard Chartered',
  'State Bank of India',
  'Trust',
] as const;
export type Bank = (typeof banks)[number];

/** `0123456789` → `•••••••789`. It shows the last four digits, and never more than a third. */
export const maskAccount = (number: string): string => {
  const digitsShown = Math.min(4, Math.floor(number.length / 3));
  return '•'.repeat(number.length - digitsShown) + number.slice(number.length - digitsShown);
};
