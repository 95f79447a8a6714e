import { choice, flag, id, instant, listFields, text } from '#platform/contract/list-fields.ts';
import { docTypes } from '../documents/documents.words.ts';

/** Documents of customers, as compliance finds them. */
export const holdStates = { HELD: 'Legal hold', FREE: 'No hold' } as const;

export const holdFields = listFields({
  id: { is: id },
  name: { label: 'Customer', is: text(36) },
  document: { label: 'Document', is: text(40) },
  docType: { label: 'Kind', is: choice(docTypes, 20) },
  salesperson: { label: 'Salesperson', is: text(24) },
  uploadedAt: { label: 'Added', is: instant },
  state: { label: 'State', is: choice(holdStates, 14) },
  reason: { label: 'Reason', is: text(40) },
  placedBy: { label: 'Placed by', is: text(24) },
  placedAt: { label: 'Placed', is: instant, maybe: true },
  /** Whoever asks placed this hold, and does not lift it. */
  isOwn: { is: flag() },
});
