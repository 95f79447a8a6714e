import type { IdType } from '#features/particulars/words/kinds.ts';
import { isClient } from '../checklist/checklist.rules.ts';
import type { BillFor } from '../roles.words.ts';
import type { RepresentedSide } from '../transaction.words.ts';

export type Addressee = { invoiceToText: string; address: string; email: string; uen: string };

type Named = {
  name: string;
  address: string;
  email: string;
  idType: IdType;
  /** A UEN in full: it is public. */
  idNumberMasked: string;
  partyType: RepresentedSide;
  representedParty: 'I' | 'O';
  isUnrepresented: boolean;
};
type Known = { side: RepresentedSide; parties: Named[]; agencies: { name: string; address: string }[] };

const uenOf = (party: Named | undefined): string => (party?.idType === 'UEN' ? party.idNumberMasked : '');

const together = (parties: Named[]): Addressee => ({
  invoiceToText: parties.map(({ name }) => name).join(' and '),
  address: parties.find(({ address }) => address)?.address ?? '',
  email: parties.find(({ email }) => email)?.email ?? '',
  uen: parties.length === 1 ? uenOf(parties[0]) : '',
});

/** The addressees that the submission offers for a bill: all parties of that side together first, then each alone. */
export const addresseesOf = ({ side, parties, agencies }: Known, billFor: BillFor): Addressee[] => {
  if (billFor === 'CO_BROKE_AGENCY')
    return [...Map.groupBy(agencies, ({ name }) => name)].map(([invoiceToText, same]) => ({
      invoiceToText,
      address: same.find(({ address }) => address)?.address ?? '',
      email: '',
      uen: '',
    }));
  const clients = parties.filter((party) => isClient(party, side) === (billFor === 'OWN_CLIENT'));
  const alone = clients.map((party) => together([party]));
  return clients.length > 1 ? [together(clients), ...alone] : alone;
};
