import { choice, listFields, money, text } from '#platform/contract/list-fields.ts';
import { itemKinds } from '../payout.words.ts';

/** Items that the next run holds, a row each, in the file. */
export const heldItemFields = listFields({
  name: { label: 'Payee', is: text(30) },
  of: { label: 'Of', is: text(18) },
  kind: { label: 'Kind', is: choice(itemKinds, 18) },
  cents: { label: 'Amount', is: money },
  why: { label: 'Why it is held', is: text(80) },
});

/** The same items on the page, grouped by deal and reasons; items without a deal are grouped by payee. */
export const heldFields = listFields({
  // The deal or the payee, and the reasons.
  key: { is: text(200) },
  // The number of the deal, or the subject of an item without one.
  of: { label: 'Deal', is: text(18) },
  address: { is: text(40) },
  cents: { label: 'Amount', is: money, sum: true },
});
