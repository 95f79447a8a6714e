import type { Writing } from '#platform/server/context.ts';
import { port } from '#platform/server/room.ts';

/**
 * What follows in the rooms above from a change of what somebody is screened by, from a deletion and from a merge, in its
 * transaction.
 */
export const contactChanged = port<ContactChanged>('contacts.changed');
export type ContactChanged = (at: Writing, contactId: string) => Promise<void>;
