import { choice, count, day, id, listFields, money, text } from '#platform/contract/list-fields.ts';
import { runKinds, runStates } from '../payout.words.ts';

export const runFields = listFields({
  runId: { is: id },
  // Null until it is approved.
  number: { label: 'Run', is: text(16), maybe: true, none: 'Draft' },
  kind: { label: 'To', is: choice(runKinds, 14) },
  cutOff: { label: 'Cut-off', is: day },
  payDay: { label: 'Pay day', is: day },
  people: { label: 'Payees', is: count() },
  netCents: { label: 'Net', is: money, sum: true },
  preparedById: { is: id },
  preparedBy: { label: 'Prepared by', is: text(24) },
  approvedBy: { label: 'Approved by', is: text(24), maybe: true },
  sentOn: { label: 'Sent', is: day, maybe: true },
  paidOn: { label: 'Paid', is: day, maybe: true },
  state: { label: 'State', is: choice(runStates, 18) },
  withdrawReason: { is: text(40), maybe: true },
});
