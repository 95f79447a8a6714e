import type { Reading } from '#platform/server/context.ts';
import { port } from '#platform/server/room.ts';

/** Whether a room above has something that names a contact, such as a case: an import that is undone does not take it away then. */
export const contactInUse = port<ContactInUse>('contacts.named');
export type ContactInUse = (at: Reading, contactId: string) => Promise<boolean>;
