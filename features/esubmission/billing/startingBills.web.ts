import { isClient } from '../checklist/checklist.rules.ts';
import type { BillFor } from '../roles.words.ts';
import type { Summary } from '../summary/summary.calls.ts';
import type { BillRowValues } from '../wizard/stepSchemas.web.ts';
import { type Addressee, addresseesOf } from './addressees.rules.ts';

type Known = Pick<Summary, 'parties' | 'external' | 'info'>;

const nobody: Addressee = { invoiceToText: '', address: '', email: '', uen: '' };

/** The possible addressees of a bill of this kind, from the submission. */
export const addresseesIn = ({ parties, external, info }: Known, billFor: BillFor): Addressee[] =>
  addresseesOf(
    {
      side: info.representedSide,
      parties,
      agencies: external.rows.map(({ agencyName, agencyAddress }) => ({ name: agencyName, address: agencyAddress })),
    },
    billFor,
  );

/** The first possible addressee, or an empty one. */
export const addresseeOf = (summary: Known, billFor: BillFor): Addressee => addresseesIn(summary, billFor)[0] ?? nobody;

/** Our clients. A bill covers one or more of them. */
export const clientsOf = ({ parties, info }: Pick<Known, 'parties' | 'info'>) =>
  parties.filter((party) => isClient(party, info.representedSide));

/** A new bill, addressed from the submission if possible, that covers all our clients. */
export const newBill = (
  summary: Known,
  billFor: BillFor,
  amountCents: number | null,
  key: string = crypto.randomUUID(),
): BillRowValues => ({
  key,
  billFor,
  basis: 'FIXED',
  rate: null,
  amountCents,
  servingPartyUUIDs: clientsOf(summary).map(({ uuid }) => uuid),
  postalCode: '',
  gstNumber: '',
  termsDays: null,
  ...addresseeOf(summary, billFor),
});

/** The saved bills. On the first visit, one bill to our client for the whole commission. */
export const startingBills = (summary: Summary): BillRowValues[] => {
  const { billing, info } = summary;
  if (billing.rows.length === 0) return [newBill(summary, 'OWN_CLIENT', info.commission.amountCents, 'suggested')];
  return billing.rows.map(({ id, gstRate: _, gstCents: __, totalCents: ___, ...row }) => ({ ...row, key: id }));
};

/** A bill as it is sent. */
export const sentBill = ({ key: _, amountCents, ...row }: BillRowValues) => ({ ...row, amountCents: amountCents ?? 0 });
