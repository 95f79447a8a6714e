import type pg from 'pg';
import type { Terms } from '#features/commission/terms.rules.ts';

/**
 * The accounts that benchmarks use: a salesperson with about 100 submissions at every size, who gets no overriding; a leader of an
 * eighth of the tree, who gets overriding of nearly all of it; a leader of a few; and staff who see all.
 */
export const measured = {
  salesperson: 'agent-0',
  leader: 'agent-1',
  smallLeader: 'agent-4000',
  staff: 'desk-0',
  finance: 'finance-0',
  approver: 'finance-1',
};

/** The day on which everyone of a large agency joined. */
const since = '2016-01-01';

const salespeople = `
  INSERT INTO person (id, user_name, name, email, registration_no, role, password_hash, second_step, created_at)
  SELECT pg_temp.uid('person', n), 'agent-' || n, pg_temp.name_of(n), 'agent' || n || '@gable.example',
         pg_temp.registration_of(n), 'salesperson', $2, false, '${since}'
  FROM generate_series(0, $1 - 1) n`;

const staff = `
  INSERT INTO person (id, user_name, name, email, role, desks, password_hash, second_step, created_at)
  SELECT pg_temp.uid(kind, n), name || '-' || n, pg_temp.name_of($1 + place + n), name || n || '@gable.example', 'staff', desks,
         $2, false, '${since}'
  FROM (VALUES ('staff', 'desk', '{submissions}'::text[], 5, 0), ('finance', 'finance', '{finance}', 2, 5))
    AS kinds (kind, name, desks, count, place)
  CROSS JOIN LATERAL generate_series(0, count - 1) n`;

const team = [
  // Eight people have no upline; an upline has two or three downlines, so that 12,000 people are on nine levels. The
  // number of an upline is lower than those of the downlines, so there is no circle.
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
  // Leaders are on plans of higher rates, so that they get overriding of what is signed below them.
  `INSERT INTO person_plan (person_id, from_day, plan)
   SELECT pg_temp.uid('person', n), '${since}', CASE WHEN n < 8 THEN 'GROUP' WHEN n < 120 THEN 'DIRECTOR' ELSE 'LEADER' END
   FROM generate_series(1, least($1, 1200) - 1) n`,
];

const topTerms: Terms = {
  scheme: 'FLAT',
  rate: 950_000,
  ladderRate: null,
  minAgencyFee: 0,
  feesBefore: [],
  feesAfter: [],
  overriding: { kind: 'DIFFERENTIAL', breakaway: 0 },
};

const topPlan = `
  WITH top AS (INSERT INTO plan (code, name) VALUES ('GROUP', 'Group') RETURNING code)
  INSERT INTO plan_version (plan, from_day, terms)
  SELECT code, '2000-01-01', $1::jsonb FROM top`;

/** Adds `count` salespeople in a tree and staff: five of the submissions desk and two of finance, all with one password. */
export const fillPeople = async (client: pg.Client, count: number, passwordHash: string): Promise<void> => {
  for (const statement of [salespeople, staff]) await client.query(statement, [count, passwordHash]);
  await client.query(topPlan, [JSON.stringify(topTerms)]);
  for (const statement of team) await client.query(statement, [count]);
};
