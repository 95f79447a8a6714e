import { choice, day, flag, id, instant, listFields, money, text } from '#platform/contract/list-fields.ts';
import { reminderRequestStates } from '../billing.words.ts';

export const reminderFields = listFields({
  reminderId: { is: id },
  number: { label: 'Reminder', is: text(16) },
  madeOn: { label: 'Made', is: day },
  billId: { is: id },
  invoiceNumber: { label: 'Invoice', is: text(16) },
  to: { label: 'To', is: text(40) },
  email: { is: text(34) },
  // What is open of the invoice today; null if it has a later reminder, which says so.
  openCents: { label: 'Outstanding', is: money, maybe: true, sum: true },
  sentTo: { label: 'Sent to', is: text(34), maybe: true },
  // False if nothing is open, a cheque is in clearing, the invoice is disputed, or another letter is the one to send.
  canSend: { is: flag() },
});

/** What salespeople asked for. */
export const reminderRequestFields = listFields({
  requestId: { is: id },
  invoiceId: { is: id },
  invoiceNumber: { label: 'Invoice', is: text(16) },
  dealNo: { label: 'Deal', is: text(16) },
  to: { label: 'To', is: text(40) },
  dueOn: { label: 'Due', is: day },
  // What is open today. Null once it was answered, so that an invoice which was asked for again counts once.
  openCents: { label: 'Outstanding', is: money, maybe: true, sum: true },
  askedBy: { label: 'Asked for by', is: text(26) },
  askedAt: { label: 'Asked for', is: instant },
  // What the salesperson asks after the final reminder; null of a request for a reminder.
  reason: { label: 'Reason', is: text(40), maybe: true },
  state: { label: 'State', is: choice(reminderRequestStates, 20) },
  // The number of the last reminder, if it still waits to be sent: the next one is made after that.
  unsent: { is: text(16), maybe: true },
  answeredBy: { label: 'Answered by', is: text(26), maybe: true },
  answeredAt: { label: 'Answered', is: instant, maybe: true },
  // What finance answered, or why it was declined.
  answer: { label: 'Answer', is: text(40), maybe: true },
});
