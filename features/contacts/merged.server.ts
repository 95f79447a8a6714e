import type { Writing } from '#platform/server/context.ts';
import { port } from '#platform/server/room.ts';

/**
 * Moves records of the rooms above when one contact is merged into another: from then on they belong to the one that stays. In the
 * transaction of the merge, which holds both, before `contacts.changed` is sent for the one that stays.
 */
export const contactMerged = port<ContactMerged>('contacts.merged');
export type ContactMerged = (at: Writing, contacts: { keep: string; lose: string }) => Promise<void>;
