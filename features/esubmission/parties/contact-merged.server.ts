import type { ContactInUse, ContactMerged } from '#features/contacts/index.server.ts';
import { ask } from '#platform/server/database/ask.ts';

/** After a merge of contacts a party is the contact that stays. Its case is repeated to the rooms above by the room of the cases. */
export const followMerge: ContactMerged = async (at, { keep, lose }) => {
  await ask(at.db, 'UPDATE esubmission_party SET contact_id = $1 WHERE contact_id = $2', [keep, lose]);
};

/** Whether a contact is a party of a submission. */
export const isParty: ContactInUse = async (at, contactId) =>
  (await ask(at.db, 'SELECT FROM esubmission_party WHERE contact_id = $1 LIMIT 1', [contactId])).length > 0;
