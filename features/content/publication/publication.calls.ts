import * as z from 'zod';
import { Audience, AudienceNames } from '#features/people/room.calls.ts';
import { id, instant, keysOf, optional } from '#platform/contract/fields.ts';
import { publicationStates } from './publication.rules.ts';

const moment = optional(z.union([z.literal('now'), instant()]));

/** Audience and publication dates. */
export const publicationInput = {
  audience: Audience,
  /** Null: it stays a draft. `now`: from this moment on, or from the earlier one at which it became public. */
  publishAt: moment,
  archiveAt: moment,
};

/** The same, as it is stored. */
export const publicationShown = {
  audience: AudienceNames,
  publishAt: z.iso.datetime().nullable(),
  archiveAt: z.iso.datetime().nullable(),
  state: z.enum(keysOf(publicationStates)),
};

/** A record that two people may edit: its version is sent back. */
export const versioned = { version: z.int().min(1) };

export const byId = z.strictObject({ id: id() });
export const Saved = z.object({ id: id(), version: z.int() });

/** `preview`: as readers will see it, for the desk, whether it is public or not. */
export const previewQuery = z.strictObject({ preview: z.enum(['true']).optional() });

export const stateFilter = z.enum(keysOf(publicationStates)).optional();
