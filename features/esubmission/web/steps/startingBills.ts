import { type Addressee, addresseesOf } from '../../addressees.ts';
import { isClient } from '../../checklist.ts';
import type { Summary } from '../../records.ts';
import type { BillFor } from '../../words.ts';
import type { BillRowValues } from './stepSchemas.ts';

type Known = Pick<Summary, 'parties' | 'external' | 'info'>;

const nobody: Addressee = { invoiceToText: '', address: '', email: '' };

/** Whom a bill of this kind can go to, as far as the submission says. */
export const addresseesIn = ({ parties, external, info }: Known, billFor: BillFor): Addressee[] =>
  addresseesOf(
    {
      side: info.representedSide,
      parties,
      agencies: external.rows.map(({ agencyName, agencyAddress }) => ({ name: agencyName, address: agencyAddress })),
    },
    billFor,
  );

/** The first of them, or nobody. */
export const addresseeOf = (summary: Known, billFor: BillFor): Addressee => addresseesIn(summary, billFor)[0] ?? nobody;

/** Our clients: whom a bill can cover. */
export const clientsOf = ({ parties, info }: Pick<Known, 'parties' | 'info'>) =>
  parties.filter((party) => isClient(party, info.representedSide));

/** A new bill for someone, addressed as far as the submission knows, and covering all our clients. */
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
  ...addresseeOf(summary, billFor),
});

/** The bills that were saved; on the first visit one to our client for all of the commission. */
export const startingBills = (summary: Summary): BillRowValues[] => {
  const { billing, info } = summary;
  if (billing.rows.length === 0) return [newBill(summary, 'OWN_CLIENT', info.commission.amountCents, 'suggested')];
  return billing.rows.map(({ id, gstRate: _, gstCents: __, totalCents: ___, ...row }) => ({ ...row, key: id }));
};
