import { id, instant, listFields, money, text } from '#platform/contract/list-fields.ts';

export const resplitFields = listFields({
  resplitId: { is: id },
  dealId: { is: id },
  dealNo: { label: 'Deal', is: text(16) },
  reason: { label: 'Reason', is: text(44) },
  // Amount that moves to the lines that gain.
  movedCents: { label: 'Moved', is: money, sum: true },
  preparedBy: { label: 'Prepared by', is: text(24) },
  preparedAt: { label: 'Prepared', is: instant },
  approvedBy: { label: 'Approved by', is: text(24), maybe: true },
  approvedAt: { label: 'Approved', is: instant, maybe: true },
});
