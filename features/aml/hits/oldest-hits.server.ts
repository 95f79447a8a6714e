import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { OldestHits } from './hits.calls.ts';
import { isWaiting } from './list-hits.server.ts';
import { isLate } from './working-hours.rules.ts';

const mostShown = 5;

const waitingHits = `SELECT h.found_at AS at FROM screening_hit h WHERE ${isWaiting}`;

const oldest = `
  SELECT h.id AS "hitId", s.name, h.listed_name AS "listedName", h.state, p.name AS salesperson, h.found_at AS "foundAt"
  FROM screening_hit h JOIN aml_subject s ON s.id = h.subject_id JOIN aml_case c ON c.id = s.case_id
       JOIN person_public p ON p.id = c.owner
  WHERE ${isWaiting} ORDER BY h.found_at, h.id LIMIT ${mostShown}`;

/** The hits that wait, for the home page of compliance; undefined if none does. */
export const readOldestHits = async (at: Reading): Promise<OldestHits | undefined> => {
  const waiting = await ask<{ at: string }>(at.db, waitingHits);
  if (waiting.length === 0) return undefined;
  const now = at.clock.now().toString();
  const late = waiting.filter((hit) => isLate(hit.at, now)).length;
  return { waiting: waiting.length, late, rows: await ask<OldestHits['rows'][number]>(at.db, oldest) };
};
