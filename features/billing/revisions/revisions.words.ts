import { count, id, instant, listFields, money, text } from '#platform/contract/list-fields.ts';

export const revisionFields = listFields({
  revisionId: { is: id },
  dealId: { is: id },
  dealNo: { label: 'Deal', is: text(16) },
  address: { label: 'Address', is: text(44) },
  // Counts the revisions of a deal from 1.
  number: { label: 'Revision', is: count() },
  reason: { label: 'Reason', is: text(44) },
  // What the commission changes by.
  changeCents: { label: 'Commission', is: money, sum: true },
  preparedBy: { label: 'Prepared by', is: text(24) },
  preparedAt: { label: 'Prepared', is: instant },
  approvedBy: { label: 'Approved by', is: text(24), maybe: true },
  approvedAt: { label: 'Approved', is: instant, maybe: true },
});
