import { dealStates } from '#features/deal/words.ts';
import { choice, count, day, id, listFields, money, text } from '#platform/contract/list-fields.ts';
import { dealTypes } from '../production.words.ts';

export const teamDealFields = listFields({
  shareId: { is: id },
  transId: { is: id },
  dealNo: { label: 'Deal', is: text(16) },
  // Without the unit.
  address: { is: text(40) },
  type: { label: 'Type', is: choice(dealTypes, 18) },
  signedOn: { label: 'Signed', is: day },
  state: { label: 'State', is: choice(dealStates, 14) },
  // For how many days it is overdue; null in any other state.
  overdueDays: { label: 'Days overdue', is: count(14), maybe: true },
  // How far below the leader the salesperson stood on the day of signing; 0 is the leader.
  level: { label: 'Level', is: count(8) },
  grossCents: { label: 'Gross commission', is: money },
  // Price or rent of the home, on the share that the deal counts with; zero on the others.
  valueCents: { label: 'Value', is: money },
  // The caller's overriding on this share.
  overridingCents: { label: 'My overriding', is: money },
});
