import { day, flag, id, listFields, money, text } from '#platform/contract/list-fields.ts';

/** A part of a client's payment that came in of my shares of a deal, or went back. */
export const receivedFields = listFields({
  transId: { is: id },
  eSubId: { is: id },
  commrcvID: { is: id, maybe: true },
  receivedOn: { label: 'Received', is: day },
  // Number of the receipt.
  number: { label: 'Receipt', is: text(16), maybe: true },
  isBack: { label: 'Went back', is: flag(12) },
  dealNo: { label: 'Deal', is: text(16) },
  address: { label: 'Property', is: text(44) },
  isClosing: { is: flag() },
  // Before GST, for me, my uplines and the agency.
  cents: { label: 'Of my shares', is: money },
  // My own part of it.
  ownCents: { label: 'My part', is: money },
});
