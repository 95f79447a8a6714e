import { earningKinds } from '#features/payout/payout.words.ts';
import { choice, day, id, listFields, money, text } from '#platform/contract/list-fields.ts';

export const earnedFields = listFields({
  earningId: { is: id },
  // The deal.
  transId: { is: id },
  // Null for a deal that somebody below closed.
  eSubId: { is: id, maybe: true },
  // The day on which its money came in.
  receivedOn: { label: 'Received', is: day },
  dealNo: { label: 'Deal', is: text(16) },
  // Without the unit for a deal that somebody below closed.
  address: { label: 'Property', is: text(44) },
  kind: { label: 'For', is: choice(earningKinds, 14) },
  // The receipt. Null where a split was worked out anew: no receipt is behind that.
  commrcvID: { is: id, maybe: true },
  number: { label: 'Receipt', is: text(16), maybe: true },
  cents: { label: 'My part', is: money },
  // When it was paid to me; null until then.
  paidOn: { label: 'Paid', is: day, maybe: true },
  // When the bank returned the payment, while it is not paid again.
  returnedOn: { is: day, maybe: true },
  // For an earning reversed before it was paid, and for its reversal: the day of the other. Neither is ever paid.
  evensOutWith: { label: 'Taken back, evens out with', is: { ...day, width: 26 }, maybe: true },
  // My payout statement, once the run is approved.
  voucher: { label: 'Statement', is: text(16), maybe: true },
  lineId: { is: id, maybe: true },
  // The tax invoice that the agency made for my GST.
  taxInvoice: { label: 'Tax invoice', is: text(16), maybe: true },
});
