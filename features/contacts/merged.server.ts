import type { Writing } from '#platform/server/context.ts';
import { port } from '#platform/server/room.ts';

/**
 * Moves records of the rooms above when one contact is merged into another: records of the one that goes belong to the one that stays.
 */
export const contactMerged = port<ContactMerged>('contacts.merged');
export type ContactMerged = (at: Writing, contacts: { keep: string; lose: string }) => Promise<void>;
