import { type Actor, hasDesk } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

/** Whether a person keeps the library: they see hidden folders, too. */
export const keepsLibrary = (actor: Actor): boolean => hasDesk(actor, 'content');

/** Condition on open folders (`form_folder_open`, as `o`) that a person sees: all, if `:keeper` is true. */
export const seenFolders = '(:keeper::boolean OR NOT o.is_hidden)';

/** Changes of the library are made one at a time: two moves could make a circle together, two uploads have one name. */
export const lockLibrary = async (at: Writing<Actor | null>): Promise<void> => {
  await ask(at.db, `SELECT pg_advisory_xact_lock(hashtextextended('library', 0))`);
};
