import { choice, day, id, listFields, money, type RowOf, text, texts } from '#platform/contract/list-fields.ts';
import { receiptMethods, receiptStates } from '../billing.words.ts';

export const receiptFields = listFields({
  receiptId: { is: id },
  number: { label: 'Receipt', is: text(16) },
  receivedOn: { label: 'Received', is: day },
  payer: { label: 'Received from', is: text(40) },
  method: { label: 'By', is: choice(receiptMethods, 16) },
  reference: { label: 'Reference', is: text(30) },
  cents: { label: 'Amount', is: money, sum: true },
  // What pays no invoice: the payer's credit. Negative where they owe what was refunded.
  leftCents: { label: 'Credit left', is: money, sum: true },
  state: { label: 'State', is: choice(receiptStates, 18) },
  // The numbers of the invoices that it pays, paid until that was taken back, or is meant for.
  invoices: { label: 'Invoices', is: texts(30) },
  // What the bank charged for its return.
  feeCents: { label: 'Bank fee', is: money },
});
export type ReceiptRow = RowOf<typeof receiptFields>;
