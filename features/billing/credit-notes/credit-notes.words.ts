import { day, id, instant, listFields, money, text } from '#platform/contract/list-fields.ts';

export const creditNoteFields = listFields({
  creditNoteId: { is: id },
  number: { label: 'Credit note', is: text(16) },
  issuedOn: { label: 'Issued', is: day },
  invoiceNumber: { label: 'Invoice', is: text(16) },
  dealNo: { label: 'Deal', is: text(16) },
  // Who was billed.
  to: { label: 'Bill to', is: text(40) },
  email: { is: text(34) },
  reason: { label: 'Reason', is: text(40) },
  netCents: { label: 'Subtotal', is: money, sum: true },
  gstCents: { label: 'GST', is: money, sum: true },
  totalCents: { label: 'Total incl. GST', is: money, sum: true },
  // When it was mailed last; null if it was not.
  mailedAt: { label: 'Mailed', is: instant, maybe: true },
});
