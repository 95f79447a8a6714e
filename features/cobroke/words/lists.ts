import { choice, count, id, listFields, money, text } from '#platform/contract/list-fields.ts';
import { shareStates } from '../words.ts';

export const agencyFields = listFields({
  name: { label: 'Agency', is: text(36) },
  licenceNo: { label: 'Licence', is: text(14) },
  shares: { label: 'Shares', is: count() },
  // What its shares earned and no payout run has taken. Negative: what it owes.
  freeCents: { label: 'Not in a run', is: money, sum: true },
});

export const shareFields = listFields({
  shareId: { is: id },
  dealId: { is: id },
  dealNo: { label: 'Deal', is: text(16) },
  address: { label: 'Property', is: text(40) },
  // As it was typed at the submission.
  agencyName: { is: text(34) },
  salesperson: { label: 'Salesperson', is: text(30) },
  registrationNo: { label: 'Registration', is: text(14) },
  amountCents: { label: 'Share', is: money, sum: true },
  earnedCents: { label: 'Received', is: money, sum: true },
  freeCents: { label: 'Not in a run', is: money, sum: true },
  state: { label: 'State', is: choice(shareStates, 22) },
});
