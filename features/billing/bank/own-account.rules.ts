/** The agency's account numbers as the settings have them; empty where none is entered. */
export type OwnAccounts = { ofInvoices: string; ofPayouts: string };

/** Which account a statement is of. `UNKNOWN`: it names none, or the agency's is not entered. */
export type WhoseAccount = 'INVOICES' | 'PAYOUTS' | 'OTHER' | 'UNKNOWN';

const bare = (number: string): string => number.replace(/\W/g, '');

/** Which of the agency's accounts a statement names. Banks may write a branch or an IBAN's head before the number. */
export const ownAccount = (account: string, { ofInvoices, ofPayouts }: OwnAccounts): WhoseAccount => {
  const isOf = (own: string) => bare(own) !== '' && bare(account).endsWith(bare(own));
  if (bare(account) === '') return 'UNKNOWN';
  if (isOf(ofInvoices)) return 'INVOICES';
  if (isOf(ofPayouts)) return 'PAYOUTS';
  return bare(ofInvoices) === '' ? 'UNKNOWN' : 'OTHER';
};
