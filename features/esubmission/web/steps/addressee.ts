import type { Summary } from '../../records.ts';
import type { BillFor } from '../../words.ts';

export type Addressee = { invoiceToText: string; address: string; email: string };

const nobody: Addressee = { invoiceToText: '', address: '', email: '' };

/** Whom a bill goes to, as far as the submission says: the parties of that side, or the first co-broke agency. */
export function addresseeOf({ parties, external }: Pick<Summary, 'parties' | 'external'>, billFor: BillFor): Addressee {
  if (billFor === 'CO_BROKE_AGENCY') return { ...nobody, invoiceToText: external.rows[0]?.agencyName ?? '' };
  const side = billFor === 'OWN_CLIENT' ? 'I' : 'O';
  const named = parties.filter(({ representedParty }) => representedParty === side);
  return {
    invoiceToText: named.map(({ name }) => name).join(' and '),
    address: named.find(({ address }) => address)?.address ?? '',
    email: named.find(({ email }) => email)?.email ?? '',
  };
}
