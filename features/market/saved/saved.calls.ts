import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { savedTools } from '../tools.words.ts';

const own = { base: 'market', who: 'signed-in' } as const;
const place = '/v1/saved-searches';
const params = z.strictObject({ id: id() });

/** Filters and order of a search by their names, as its call takes them. */
const query = z.record(z.string().max(40), text(300));

export const SavedSearch = z.object({
  id: id(),
  tool: z.enum(keysOf(savedTools)),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  notifies: z.boolean(),
  /** Records that came since the person looked. */
  newRows: z.int(),
  /** The last record that they have seen. */
  seenId: z.int(),
});
export type SavedSearch = z.output<typeof SavedSearch>;

/** Twenty at most of a person. */
export const mostSaved = 20;

export const savedCalls = {
  savedSearches: endpoint({
    ...own,
    method: 'GET',
    path: place,
    summary: 'The searches that the caller keeps, with how many records came since they looked.',
    data: z.array(SavedSearch),
  }),
  saveSearch: endpoint({
    ...own,
    method: 'POST',
    path: place,
    summary: `Keeps a search: ${mostSaved} at most. What comes later is new, and notified where that is wanted.`,
    body: z.strictObject({
      tool: z.enum(keysOf(savedTools)),
      name: requiredText(80),
      query,
      notifies: z.boolean().default(true),
    }),
    data: z.object({ id: id() }),
    message: 'The search is saved.',
    refuses: ['invalid', 'conflict'],
  }),
  lookAtSearch: endpoint({
    ...own,
    method: 'PUT',
    path: `${place}/{id}/look`,
    summary: 'Marks what a search finds today as seen.',
    params,
    refuses: ['missing'],
  }),
  forgetSearch: endpoint({
    ...own,
    method: 'DELETE',
    path: `${place}/{id}`,
    summary: 'Keeps a search no longer.',
    params,
    message: 'The search is deleted.',
    refuses: ['missing'],
  }),
};
