import { count, day, id, listFields, money, type SummedOf, text } from '#platform/contract/list-fields.ts';

/** A payment of a run to one payee. */
export const lineFields = listFields({
  lineId: { is: id },
  // The person, the licence number of an agency, or the request of a refund.
  payeeId: { is: text(36) },
  name: { label: 'Payee', is: text(30) },
  payeeNo: { label: 'User name, licence or receipt', is: text(24) },
  bank: { label: 'Bank', is: text(14) },
  accountMasked: { label: 'Account', is: text(16) },
  // Own deals of a salesperson, the shares of an agency.
  ownCents: { label: 'Own deals', is: money, sum: true },
  overridingCents: { label: 'Overriding', is: money, sum: true },
  // What the agency gave up of its debt.
  writtenOffCents: { label: 'Debt written off', is: money, sum: true },
  // The GST that a registered payee charges on it.
  gstCents: { label: 'GST', is: money, sum: true },
  // Fees that it takes, GST included.
  feeCents: { label: 'Fees', is: money, sum: true },
  // What it keeps back for somebody else.
  withheldCents: { label: 'Withheld', is: money, sum: true },
  // What it takes back of advances, and what it pays as one.
  recoveredCents: { label: 'Advances recovered', is: money, sum: true },
  advancedCents: { label: 'Advances paid', is: money, sum: true },
  // What the bank returned of an earlier run, paid again.
  returnedCents: { label: 'Paid again', is: money, sum: true },
  // What is given back to a payer.
  refundedCents: { label: 'Refund', is: money, sum: true },
  netCents: { label: 'Net', is: money, sum: true },
  // Null until the run is approved.
  voucher: { label: 'Statement', is: text(16), maybe: true },
  paidOn: { label: 'Paid', is: day, maybe: true },
  returnedOn: { label: 'Returned', is: day, maybe: true },
  // Ten-thousandths of a percent; 0 for whoever is not registered for GST on the pay day.
  gstRate: { is: count() },
  // The number of the tax invoice for their GST.
  gstInvoice: { is: text(40), maybe: true },
  returnReason: { is: text(40), maybe: true },
  // Why it was left out of the run; null if it was not.
  leftOutReason: { is: text(40), maybe: true },
});
export type LineSum = SummedOf<typeof lineFields>;
