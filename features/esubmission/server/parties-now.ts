import * as z from 'zod';
import { missing } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { Party } from '../records.ts';
import type { EsubmissionRecord } from './load.ts';
import { partiesOf, presentParties } from './read-parties.ts';

export const PartiesNow = z.object({ rows: z.array(Party) });

/** The parties as they are now, for an editor who comes late. */
export const partiesNow = (at: Writing) => async (row: EsubmissionRecord) => ({
  rows: presentParties(at, row, await partiesOf(at, row.id)),
});

/** One of them; whoever took it off meanwhile has the last word. */
export const partyNow = (at: Writing, uuid: string) => async (row: EsubmissionRecord) => {
  const { rows } = await partiesNow(at)(row);
  const found = rows.find((each) => each.uuid === uuid);
  if (!found) throw missing('party');
  return found;
};
