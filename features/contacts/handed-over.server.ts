import type { Actor } from '#platform/contract/actor.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { port } from '#platform/server/room.ts';

/** Records of the rooms above that move along when the contacts of a leaver get another owner. */
export const handedOver = port<HandedOver>('contacts.handed-over');
export type HandedOver = {
  /** The name of one record, such as `screening case`. */
  one: string;
  /** How much of it there is to be handed over. What belongs to contacts in the bin (`inBin`) stays with them. */
  count: (at: Reading, scope: { from: string; inBin: string[] }) => Promise<number>;
  /**
   * Moves what belongs to these contacts, in the transaction that moves them; `rest` once they all have moved: what belongs to no
   * contact. Answers how much that was.
   */
  move: (at: Writing<Actor>, scope: { from: string; to: string; contactIds: string[] | 'rest' }) => Promise<number>;
};
