import { choice, listFields, money, text } from '#platform/contract/list-fields.ts';
import { itemKinds } from '../payout.words.ts';

/** What the next run holds, an item a row: the file. */
export const heldItemFields = listFields({
  name: { label: 'Payee', is: text(30) },
  of: { label: 'Of', is: text(18) },
  kind: { label: 'Kind', is: choice(itemKinds, 18) },
  cents: { label: 'Amount', is: money },
  why: { label: 'Why it is held', is: text(80) },
});

/** The same on the page: items of a deal that the same holds are one row, and what is of no deal is a row a payee. */
export const heldFields = listFields({
  // The deal or the payee, and the reasons.
  key: { is: text(200) },
  // The deal's number, or what an item without a deal is of.
  of: { label: 'Deal', is: text(18) },
  address: { is: text(40) },
  cents: { label: 'Amount', is: money, sum: true },
});
