import { choice, id, instant, listFields, text } from '#platform/contract/list-fields.ts';
import { holdKinds } from '../payout.words.ts';

export const holdFields = listFields({
  holdId: { is: id },
  // The salesperson, the agency, the deal's number, or payee and number for a single item.
  label: { label: 'Held', is: text(40) },
  kind: { label: 'Kind', is: choice(holdKinds, 12) },
  reason: { label: 'Reason', is: text(40) },
  heldBy: { label: 'Held by', is: text(24) },
  heldAt: { label: 'Since', is: instant },
  releasedBy: { label: 'Released by', is: text(24), maybe: true },
  releasedAt: { label: 'Released', is: instant, maybe: true },
});
