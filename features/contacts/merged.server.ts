import type { Writing } from '#platform/server/context.ts';
import { port } from '#platform/server/room.ts';

/**
 * What moves in the rooms above when one contact is merged into another one: what they keep of the one that goes is from then on of
 * the one that stays. In the transaction of the merge, which holds both, before `contacts.changed` is said of the one that stays.
 */
export const contactMerged = port<ContactMerged>('contacts.merged');
export type ContactMerged = (at: Writing, contacts: { keep: string; lose: string }) => Promise<void>;
