import type { Services } from '#platform/server/context.ts';
import { port } from '#platform/server/room.ts';
import type { Source } from '../words.ts';

export type ListChange = {
  /** The version that has come into force. */
  listVersionId: number;
  source: Source;
  /** The source had no list before: everything of it is new, and everybody must be screened against the whole of it. */
  whole: boolean;
};

/**
 * Rooms above that screen again when a list changes. Called by a job of this room after the new version is in force, at least once;
 * an offer that throws is called again with the others. Long work is queued as a job of its own.
 */
export const listChanged = port<(services: Services, change: ListChange) => Promise<void>>('screening.list-changed');
