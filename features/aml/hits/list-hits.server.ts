import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { placed } from '#platform/server/database/placed.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { hitList } from './hits.calls.ts';
import { type HitState, waitingStates } from './hits.words.ts';

/** A hit that waits for an officer. */
export const isWaiting = `h.ended_at IS NULL AND h.state IN (${waitingStates.map((state) => `'${state}'`).join(', ')})`;

/** Decided by one officer where two are required, whatever became of it: for the next audit. */
const isAlone = 'EXISTS (SELECT FROM hit_decision alone WHERE alone.hit_id = h.id AND alone.alone)';

type State = HitState | 'WAITING' | 'ALONE';

const isOf = (state: State): string => {
  if (state === 'WAITING') return isWaiting;
  return state === 'ALONE' ? isAlone : 'h.ended_at IS NULL AND h.state = :state';
};

const text = (state: State, hasSearch: boolean) => `
  SELECT h.id AS "hitId", s.name, s.role, h.listed_name AS "listedName", h.source, h.score::text, h.state,
         c.case_no AS "caseNo", p.name AS salesperson, h.found_at AS "foundAt",
         d.reason, d.by AS "decidedBy", d.at AS "decidedAt"
  FROM screening_hit h JOIN aml_subject s ON s.id = h.subject_id JOIN aml_case c ON c.id = s.case_id
       JOIN person_public p ON p.id = c.owner
       LEFT JOIN LATERAL (
         SELECT nullif(last.reason, '') AS reason, who.name AS by, last.at
         FROM hit_decision last LEFT JOIN person_public who ON who.id = last.by
         WHERE last.hit_id = h.id ORDER BY last.at DESC, last.id DESC LIMIT 1
       ) d ON true
  WHERE ${isOf(state)}
    ${hasSearch ? `AND ${isFound(['s.search', 'h.search', 'c.search'])}` : ''}`;

export const hitsList = serveList(hitList, {
  name: 'screening-hits',
  title: 'Screening hits',
  action: 'hit.list-exported',
  last: 'hitId',
  fileOrder: 'asc',
  rows: (_at, { search, state }) => {
    const searched = search ? { words: patternsOf(search) } : {};
    return placed(text(state, Boolean(search)), {
      ...(state === 'WAITING' || state === 'ALONE' ? {} : { state }),
      ...searched,
    });
  },
});

type Waiting = { waiting: number; oldest: string | null };

export const waitingHits = async (at: Reading): Promise<Waiting> => {
  const [row] = await ask<Waiting>(
    at.db,
    `SELECT count(*)::int AS waiting, min(h.found_at) AS oldest
     FROM screening_hit h WHERE ${isWaiting}`,
  );
  return row ?? { waiting: 0, oldest: null };
};
