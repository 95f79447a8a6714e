import type { Day } from '#platform/contract/days.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { containing } from '#platform/server/database/like.ts';

/** Everyone below the leader $1 on the day $2, at any depth. */
const below = `
  WITH RECURSIVE below AS (
    SELECT $1::uuid AS id, 0 AS level
    UNION
    SELECT u.person_id, below.level + 1 FROM below JOIN upline u ON u.upline_id = below.id AND below.level < 50
    WHERE u.from_day = (SELECT max(from_day) FROM upline WHERE person_id = u.person_id AND from_day <= $2)
  )`;

export type Found = { saNo: string; name: string; registrationNo: string };

/**
 * People below a leader on a day whose name, code or registration number has these words, by name. `others` are people who are
 * looked through beside them.
 */
export const searchBelow = (
  db: Db,
  {
    leaderId,
    day,
    search,
    others,
    most,
  }: { leaderId: string; day: Day; search: string; others: string[]; most: number },
): Promise<Found[]> =>
  ask<Found>(
    db,
    `${below}
     SELECT p.sa_no AS "saNo", p.name, coalesce(p.registration_no, '') AS "registrationNo" FROM person p
     WHERE p.id <> $1 AND p.sa_no IS NOT NULL AND (p.id IN (SELECT id FROM below) OR p.id = ANY($4::uuid[]))
       AND (p.name ILIKE $3 OR p.sa_no ILIKE $3 OR p.registration_no ILIKE $3)
     ORDER BY p.name, p.id LIMIT ${most}`,
    [leaderId, day, containing(search), others],
  );
