import type { Summary } from '../../records.ts';
import type { BillFor } from '../../words.ts';
import { addresseeOf } from './addressee.ts';
import type { BillRowValues } from './stepSchemas.ts';

/** A new bill for someone, addressed as far as the submission knows. */
export const newBill = (
  summary: Pick<Summary, 'parties' | 'external'>,
  billFor: BillFor,
  amountCents: number | null,
  key: string = crypto.randomUUID(),
): BillRowValues => ({ key, billFor, amountCents, ...addresseeOf(summary, billFor) });

/** The bills that were saved; on the first visit one to our client for all of the commission. */
export const startingBills = (summary: Summary): BillRowValues[] => {
  const { billing, info } = summary;
  if (billing.rows.length === 0) {
    return [newBill(summary, 'OWN_CLIENT', info.commission.amountCents, 'suggested')];
  }
  return billing.rows.map(({ id, billFor, invoiceToText, address, email, amountCents }) => ({
    key: id,
    billFor,
    invoiceToText,
    address,
    email,
    amountCents,
  }));
};
