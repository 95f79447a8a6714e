import type { Day, InstantText } from '#platform/contract/days.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { pictureAddress } from '../record/picture.server.ts';

/** Someone in a team, as they stand on a day. */
export type Member = {
  personId: string;
  saNo: string;
  name: string;
  registrationNo: string;
  email: string;
  mobile: string | null;
  picture: string | null;
  rankName: string | null;
  /** The person who leads them on that day. */
  uplineId: string | null;
  /** The first day of that. */
  uplineSince: Day | null;
  /** The first day that they were in a team, or on which their account was made, whichever was earlier. */
  joinedOn: Day;
  disabledAt: InstantText | null;
  /** How many they lead directly, without those who are disabled. */
  directs: number;
};

const latest = (idSql: string) => `
  SELECT upline_id, from_day FROM upline WHERE person_id = ${idSql} AND from_day <= $2 ORDER BY from_day DESC LIMIT 1`;

const columns = `
  p.id AS "personId", p.sa_no AS "saNo", p.name, coalesce(p.registration_no, '') AS "registrationNo", p.email, p.mobile,
  p.picture, rank.name AS "rankName", link.upline_id AS "uplineId", link.from_day AS "uplineSince",
  least((p.created_at AT TIME ZONE 'Asia/Singapore')::date,
        (SELECT min(from_day) FROM upline WHERE person_id = p.id AND upline_id IS NOT NULL)) AS "joinedOn",
  p.disabled_at AS "disabledAt",
  (SELECT count(*)::int FROM upline below JOIN person b ON b.id = below.person_id AND b.disabled_at IS NULL
   WHERE below.upline_id = p.id AND below.from_day = (
     SELECT max(from_day) FROM upline WHERE person_id = below.person_id AND from_day <= $2)) AS directs
  FROM person p
  LEFT JOIN LATERAL (${latest('p.id')}) link ON true
  LEFT JOIN LATERAL (
    SELECT rank FROM person_rank WHERE person_id = p.id AND from_day <= $2 ORDER BY from_day DESC LIMIT 1
  ) ranked ON true
  LEFT JOIN rank ON rank.code = ranked.rank`;

const inOrder = (rows: Member[]): Member[] =>
  rows.map((row) => ({ ...row, picture: pictureAddress(row.personId, row.picture) }));

/** The people whom a person leads directly on a day, by name, with those who are disabled. */
export const downlineOf = async (db: Db, leaderId: string, day: Day): Promise<Member[]> =>
  inOrder(
    await ask<Member>(
      db,
      `SELECT ${columns} WHERE p.id IN (SELECT person_id FROM upline WHERE upline_id = $1) AND link.upline_id = $1
       ORDER BY p.name, p.id`,
      [leaderId, day],
    ),
  );

/** These people, as they stand on a day. */
export const findMembers = async (db: Db, ids: string[], day: Day): Promise<Member[]> =>
  ids.length === 0 ? [] : inOrder(await ask<Member>(db, `SELECT ${columns} WHERE p.id = ANY($1::uuid[])`, [ids, day]));

const above = `
  WITH RECURSIVE above AS (
    SELECT $1::uuid AS id, 0 AS level
    UNION ALL
    SELECT link.upline_id, above.level + 1 FROM above JOIN LATERAL (${latest('above.id')}) link ON link.upline_id IS NOT NULL
    WHERE above.level < 50
  )
  SELECT id FROM above ORDER BY level`;

/** A person and everyone above them on a day, from below, also those who have left. */
export const lineOf = async (db: Db, personId: string, day: Day): Promise<string[]> =>
  (await ask<{ id: string }>(db, above, [personId, day])).map(({ id }) => id);

const daysBetween = `
  WITH RECURSIVE above AS (
    SELECT id AS person, id, daterange(NULL, NULL) AS days, 0 AS level FROM unnest($1::uuid[]) AS asked (id)
    UNION ALL
    SELECT above.person, link.upline_id, above.days * link.days, above.level + 1
    FROM above JOIN LATERAL (
      SELECT upline_id, daterange(from_day, lead(from_day) OVER (ORDER BY from_day)) AS days FROM upline WHERE person_id = above.id
    ) link ON link.upline_id IS NOT NULL AND link.days && above.days
    WHERE above.id <> $2 AND above.level < 50
  ), led AS (
    SELECT person, unnest(range_agg(days)) AS days FROM above WHERE id = $2 GROUP BY person
  )
  SELECT person AS "personId", lower(days) AS "from", upper(days) - 1 AS "to" FROM led ORDER BY 1, 2`;

type Led = { personId: string; from: Day | null; to: Day | null };

/**
 * The days on which somebody stood above these people, at any level, as uplines are entered today; the first and the last of
 * each stretch, null where it goes on.
 */
export const daysAbove = (db: Db, personIds: string[], leaderId: string): Promise<Led[]> =>
  ask<Led>(db, daysBetween, [personIds, leaderId]);

/** The id of the salesperson with this code. */
export const findBySaNo = async (db: Db, saNo: string): Promise<string | undefined> =>
  (await ask<{ id: string }>(db, 'SELECT id FROM person WHERE sa_no = $1', [saNo]))[0]?.id;

/** The id of the salesperson with this registration number. */
export const findByRegistrationNo = async (db: Db, registrationNo: string): Promise<string | undefined> =>
  (
    await ask<{ id: string }>(db, `SELECT id FROM person WHERE registration_no = $1 AND role = 'salesperson'`, [
      registrationNo,
    ])
  )[0]?.id;
