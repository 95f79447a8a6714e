import type { Day } from '#platform/contract/days.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';

/** Everyone below the leader `:leader` on the day `:day`, at any depth. */
const below = `
  WITH RECURSIVE below AS (
    SELECT :leader::uuid AS id, 0 AS level
    UNION
    SELECT u.person_id, below.level + 1 FROM below JOIN upline u ON u.upline_id = below.id AND below.level < 50
    WHERE u.from_day = (SELECT max(from_day) FROM upline WHERE person_id = u.person_id AND from_day <= :day)
  )`;

export type Found = { saNo: string; name: string; registrationNo: string };

type Search = {
  leaderId: string;
  day: Day;
  search: string;
  /** A condition that lets the person `p` be found who isn't below the leader `:leader`. */
  orElse: string;
  most: number;
};

/**
 * People below a leader on a day whose name, code or registration number has these words, by name. Matches are ordered first: with common
 * words only a few need to be checked, and rare words have few matches.
 */
export const searchBelow = (db: Db, { leaderId, day, search, orElse, most }: Search): Promise<Found[]> =>
  ask<Found>(
    db,
    `${below}
     SELECT p.sa_no AS "saNo", p.name, coalesce(p.registration_no, '') AS "registrationNo" FROM (
       SELECT id, sa_no, name, registration_no FROM person
       WHERE id <> :leader AND sa_no IS NOT NULL AND ${isFound('search')}
       ORDER BY name, id OFFSET 0
     ) p WHERE p.id IN (SELECT id FROM below) OR ${orElse} LIMIT ${most}`,
    { leader: leaderId, day, words: patternsOf(search) },
  );
