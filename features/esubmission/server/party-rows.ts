import type { Db } from '#platform/server/database/database.ts';
import { wholeRows } from '#platform/server/database/rows.ts';
import { party } from './party-tables.ts';

export const partyRows = wholeRows(party);

/** The parties of a submission as they are stored, in the order in which they were added. */
export const storedParties = async (db: Db, esubmissionId: string) =>
  (await partyRows.readBy(db, 'esubmissionId', esubmissionId)).sort((a, b) => a.id - b.id);
