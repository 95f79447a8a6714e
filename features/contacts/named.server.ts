import type { Reading } from '#platform/server/context.ts';
import { port } from '#platform/server/room.ts';

/** Whether a room above has something that names a contact, such as a case: an import that is undone does not take it away then. */
export const contactNamed = port<ContactNamed>('contacts.named');
export type ContactNamed = (at: Reading, contactId: string) => Promise<boolean>;
