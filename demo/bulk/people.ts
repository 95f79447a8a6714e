import type pg from 'pg';

/** Who is measured: the salesperson with about a hundred submissions at every size, and staff who see all. */
export const measured = { salesperson: 'agent-0', staff: 'desk-0' };

/** Since when everyone of a large agency has been there. */
const since = '2016-01-01';

const salespeople = `
  INSERT INTO person (id, user_name, name, email, registration_no, role, password_hash, second_step, created_at)
  SELECT pg_temp.uid('person', n), 'agent-' || n, pg_temp.name_of(n), 'agent' || n || '@gable.example',
         pg_temp.registration_of(n), 'salesperson', $2, false, '${since}'
  FROM generate_series(0, $1 - 1) n`;

const staff = `
  INSERT INTO person (id, user_name, name, email, role, desks, password_hash, second_step, created_at)
  SELECT pg_temp.uid('staff', n), 'desk-' || n, pg_temp.name_of($1 + n), 'desk' || n || '@gable.example', 'staff',
         '{submissions}', $2, false, '${since}'
  FROM generate_series(0, 4) n`;

const team = [
  // Eight stand at the head, and who leads at all leads two or three: 12,000 on nine levels. Who leads has the lower
  // number, so there is no circle.
  `INSERT INTO upline (person_id, upline_id, from_day)
   SELECT pg_temp.uid('person', n), pg_temp.uid('person', ((n - 8) / 2.6)::bigint), '${since}'
   FROM generate_series(8, $1 - 1) n`,
  `INSERT INTO upline (person_id, upline_id, from_day)
   SELECT pg_temp.uid('person', n), pg_temp.uid('person', floor(pg_temp.u(n, 20) * (n - 8) / 2.6)::bigint), '2024-01-01'
   FROM generate_series(8, $1 - 1) n WHERE pg_temp.u(n, 21) < 0.1`,
  `INSERT INTO person_rank (person_id, from_day, rank)
   SELECT pg_temp.uid('person', n), '${since}',
          CASE WHEN n < 8 THEN 'GROUP_DIVISION_DIRECTOR' WHEN n < 120 THEN 'DIVISION_DIRECTOR' WHEN n < 1200 THEN 'TEAM_MANAGER'
               WHEN pg_temp.u(n, 22) < 0.4 THEN 'SENIOR_ASSOCIATE' ELSE 'ASSOCIATE' END
   FROM generate_series(0, $1 - 1) n`,
];

/** So many salespeople in a tree, and five of staff at the desk that reads all, with one password for all. */
export const fillPeople = async (client: pg.Client, count: number, passwordHash: string): Promise<void> => {
  for (const statement of [salespeople, staff]) await client.query(statement, [count, passwordHash]);
  for (const statement of team) await client.query(statement, [count]);
};
