import { lateness } from '#features/billing/reports/late.rules.ts';
import { choice, count, day, flag, id, instant, listFields, money, text } from '#platform/contract/list-fields.ts';

export const outstandingFields = listFields({
  invoiceId: { is: id },
  transId: { is: id },
  eSubId: { is: id },
  number: { label: 'Invoice', is: text(16) },
  dealNo: { label: 'Deal', is: text(16) },
  // Addressee; “Our client” unless I reported the deal.
  to: { label: 'Bill to', is: text(40) },
  address: { label: 'Property', is: text(44) },
  isClosing: { is: flag() },
  issuedOn: { label: 'Issued', is: day },
  dueOn: { label: 'Due', is: day },
  // After the due date; negative before it.
  daysLate: { is: count() },
  late: { is: choice(lateness, 14) },
  // Whether finance has marked it as disputed: no reminder is made then.
  isDisputed: { is: flag() },
  // Why; null unless I reported the deal, since it may name the client.
  disputeReason: { is: text(40), maybe: true },
  // When I or somebody else of the deal asked the desk for a reminder that it did not send yet.
  askedAt: { is: instant, maybe: true },
  // Why no reminder can be asked for now; null if one can.
  noReminder: { is: text(40), maybe: true },
  // With GST.
  totalCents: { is: money },
  openCents: { label: 'Invoice, open', is: money },
  // My part once it is paid.
  shareCents: { label: 'My share', is: money },
});
