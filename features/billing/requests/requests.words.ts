import { choice, day, flag, id, instant, listFields, money, text } from '#platform/contract/list-fields.ts';
import { requestKinds, requestStates } from '../billing.words.ts';

/** What somebody asks for, and somebody else approves. */
export const requestFields = listFields({
  requestId: { is: id },
  kind: { label: 'Request', is: choice(requestKinds, 30) },
  // The number of the invoice or receipt that it is about.
  about: { label: 'Of', is: text(16) },
  // Who pays or is paid.
  party: { label: 'Client', is: text(40) },
  reason: { label: 'Reason', is: text(40) },
  cents: { label: 'Amount', is: money, sum: true },
  preparedById: { is: id },
  preparedBy: { label: 'Asked for by', is: text(24) },
  preparedAt: { label: 'Asked for', is: instant },
  state: { label: 'State', is: choice(requestStates, 20) },
  decidedBy: { label: 'Decided by', is: text(24), maybe: true },
  // The voucher of a refund, once it is paid.
  number: { label: 'Voucher', is: text(16), maybe: true },
  // The account that a refund goes to.
  bank: { is: text(14), maybe: true },
  holder: { is: text(30), maybe: true },
  accountMasked: { is: text(16), maybe: true },
  // The day of the bank's line that the receipt of a refund is matched with; null without one.
  bankDay: { is: day, maybe: true },
  // Whether the account of a refund is in another name than the payer's.
  isOtherHolder: { is: flag() },
  // When the receipt of a refund was taken back.
  takenBackOn: { is: day, maybe: true },
  // Whether a payout run has taken a refund that is not paid yet.
  isInRun: { is: flag() },
  paidOn: { is: day, maybe: true },
});
