import { choice, day, flag, id, listFields, money, text } from '#platform/contract/list-fields.ts';
import { billStates } from '../billing.words.ts';

export const billFields = listFields({
  billId: { is: id },
  dealId: { is: id },
  // Null until it is invoiced.
  invoiceId: { is: id, maybe: true },
  number: { label: 'Invoice', is: text(16), maybe: true },
  dealNo: { label: 'Deal', is: text(16) },
  caseNo: { label: 'Case', is: text(16) },
  eSubId: { is: id },
  invoiceToText: { label: 'Bill to', is: text(40) },
  address: { label: 'Address', is: text(44) },
  agentName: { label: 'Salesperson', is: text(26) },
  completedOn: { label: 'Completed', is: day, maybe: true },
  issuedOn: { label: 'Issued', is: day, maybe: true },
  dueOn: { label: 'Due', is: day, maybe: true },
  netCents: { label: 'Subtotal', is: money },
  gstCents: { label: 'GST', is: money },
  totalCents: { label: 'Total incl. GST', is: money, sum: true },
  openCents: { label: 'Outstanding', is: money, sum: true },
  state: { label: 'State', is: choice(billStates, 20) },
  // Why the client disputes it; null unless it is disputed and open.
  disputeReason: { label: 'Disputed', is: text(40), maybe: true },
  // Whether it bills what was forfeited when the deal fell through.
  isForfeiture: { is: flag() },
});
