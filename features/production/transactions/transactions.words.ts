import { choice, count, day, flag, id, listFields, money, text } from '#platform/contract/list-fields.ts';
import { dealTypes, transactionStates } from '../production.words.ts';

export const transactionFields = listFields({
  eSubId: { is: id },
  // The deal; null until the submission is approved, and once a revision left me no share of it.
  transId: { is: id, maybe: true },
  caseNo: { label: 'Case', is: text(16) },
  dealNo: { label: 'Deal', is: text(16), maybe: true },
  address: { label: 'Property', is: text(44) },
  type: { label: 'Type', is: choice(dealTypes, 20) },
  state: { label: 'State', is: choice(transactionStates, 14) },
  // For how many days it is overdue; null in any other state.
  overdueDays: { label: 'Days overdue', is: count(14), maybe: true },
  // When it was submitted for the first time.
  submittedOn: { label: 'Submitted', is: day },
  signedOn: { label: 'Signed', is: day, maybe: true },
  completedOn: { label: 'Completed', is: day, maybe: true },
  // The first due date of its open invoices.
  dueOn: { is: day, maybe: true },
  // Whether I reported it.
  isClosing: { is: flag() },
  // My share as submitted; nothing once it was cancelled or rejected.
  submittedCents: { label: 'Submitted share', is: money },
  // My share of the deal before GST and plan; zero if the deal was cancelled or fell through.
  grossCents: { label: 'Gross commission', is: money },
  // My part by the plan, or of the forfeited amount if it fell through; zero if it was cancelled.
  ownCents: { label: 'My part', is: money },
  // Money received for my share: for me, my uplines and the agency.
  receivedCents: { label: 'Received', is: money },
});
