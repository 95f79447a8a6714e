import { choice, day, id, listFields, money, text } from '#platform/contract/list-fields.ts';
import { advanceStates, chargeKinds, chargeStates, withheldStates } from '../payout.words.ts';

/** Charged every month. */
export const feeFields = listFields({
  feeId: { is: id },
  text: { label: 'Fee', is: text(34) },
  name: { label: 'Salesperson', is: text(30), maybe: true, none: 'Every salesperson' },
  fromDay: { label: 'From', is: day },
  untilDay: { label: 'Last day', is: day, maybe: true },
  cents: { label: 'Each month, with GST', is: money, sum: true },
});

export const chargeFields = listFields({
  chargeId: { is: id },
  name: { label: 'Salesperson', is: text(30) },
  text: { label: 'Charge', is: text(34) },
  kind: { label: 'Kind', is: choice(chargeKinds, 18) },
  dueOn: { label: 'Due', is: day },
  cents: { label: 'Amount', is: money, sum: true },
  state: { label: 'State', is: choice(chargeStates, 16) },
  // The statement that took it.
  voucher: { label: 'Statement', is: text(16), maybe: true },
  waiveReason: { label: 'Reason of the waiver', is: text(34), maybe: true },
});

export const advanceFields = listFields({
  advanceId: { is: id },
  name: { label: 'Salesperson', is: text(30) },
  dealNo: { label: 'Deal', is: text(16) },
  reason: { label: 'Reason', is: text(34) },
  cents: { label: 'Advance', is: money, sum: true },
  // What is still to be recovered.
  leftCents: { label: 'To recover', is: money, sum: true },
  state: { label: 'State', is: choice(advanceStates, 18) },
  preparedById: { is: id },
  preparedBy: { label: 'Prepared by', is: text(24) },
  approvedBy: { label: 'Approved by', is: text(24), maybe: true },
});

export const withheldFields = listFields({
  chargeId: { is: id },
  personId: { is: id },
  name: { label: 'Salesperson', is: text(30) },
  // Why it was withheld.
  text: { label: 'Why', is: text(34) },
  // The day of the payment that it was taken from, and its statement.
  withheldOn: { label: 'Withheld', is: day },
  voucher: { label: 'Statement', is: text(16), maybe: true },
  cents: { label: 'Amount', is: money, sum: true },
  // What of it is still to be remitted: all or nothing.
  leftCents: { label: 'To remit', is: money, sum: true },
  state: { label: 'State', is: choice(withheldStates, 16) },
});
