import type { ContactMerged } from '#features/contacts/server/index.ts';
import { ask } from '#platform/server/database/ask.ts';

/** After a merge of contacts a party is the contact that stays. Its case is repeated to the rooms above by the room of the cases. */
export const followMerge: ContactMerged = async (at, { keep, lose }) => {
  await ask(at.db, 'UPDATE esubmission_party SET contact_id = $1 WHERE contact_id = $2', [keep, lose]);
};
