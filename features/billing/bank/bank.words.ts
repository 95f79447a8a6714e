import { amount, choice, day, flag, id, listFields, text } from '#platform/contract/list-fields.ts';
import { bankStates, receiptParts } from '../billing.words.ts';

export const bankFields = listFields({
  lineId: { is: id },
  day: { label: 'Day', is: day },
  payer: { label: 'Payer or payee', is: text(40) },
  reference: { label: 'Reference', is: text(40) },
  // Whether the bank says that it takes back an entry before.
  isReversal: { label: 'Reversal', is: flag() },
  currency: { label: 'Currency', is: text(10) },
  // Credit is positive.
  cents: { label: 'Amount', is: amount, sum: true },
  state: { label: 'State', is: choice(bankStates, 18) },
  receiptId: { is: id, maybe: true },
  receiptNumber: { label: 'Receipt', is: text(16), maybe: true },
  // What of the receipt it is.
  receiptPart: { is: choice(receiptParts, 20), maybe: true },
  // The payment, payout run or remittance that it is matched with.
  settles: { is: text(16), maybe: true },
  note: { label: 'Note', is: text(30) },
});
