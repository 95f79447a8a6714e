import { candidatesFrom, isFree, ofNoDeal, type Source, takenBy } from './candidate.server.ts';
import { salesperson } from './payee.server.ts';

const feeOf = (since: string) => `
  SELECT f.id, f.text, f.cents, f.from_day, f.until_day, f.set_by, p.id AS payer, ${since} AS since FROM recurring_fee f`;

/** Each recurring fee with whom it is of and since when: of one person, or of all salespeople from the day on which they joined. */
const fees = `
  ${feeOf("'-infinity'::date")} JOIN person_public p ON p.id = f.person_id WHERE p.role = 'salesperson'
  UNION ALL
  ${feeOf("(p.created_at AT TIME ZONE 'Asia/Singapore')::date")} CROSS JOIN person_public p
  WHERE f.person_id IS NULL AND p.role = 'salesperson' AND p.disabled_at IS NULL`;

/** The months that have passed. `age` counts a month only on its own day, which the last of a shorter month never reaches. */
const monthOf = (day: string) => `(extract(year FROM ${day}) * 12 + extract(month FROM ${day}))::int`;

/** What recurring fees have due until $1 and is no charge yet: in each month on the day of the first, or the month's last. */
export const dueFees = `
  SELECT gen_random_uuid() AS id, 'FEE' AS kind, f.payer AS person_id, f.text, f.cents, due.day AS due_on, f.id AS fee_id, f.set_by
  FROM (${fees}) f
  CROSS JOIN LATERAL (
    SELECT (f.from_day + make_interval(months => n))::date AS day
    FROM generate_series(0, ${monthOf('$1::date')} - ${monthOf('f.from_day')}) AS n
  ) due
  WHERE due.day BETWEEN f.since AND least($1::date, f.until_day)
    AND NOT EXISTS (SELECT FROM charge c WHERE c.fee_id = f.id AND c.person_id = f.payer AND c.due_on = due.day)`;

/** A charge passes no gate: it is taken of whoever is paid. */
const rows = (from: string) =>
  candidatesFrom(
    {
      source: 'c.id',
      of: 'c.text',
      cents: '-c.cents',
      clearedOn: 'c.due_on',
      kind: "CASE c.kind WHEN 'WITHHELD' THEN 'WITHHELD' ELSE 'CHARGE' END",
      countsAtOnce: 'true',
      payee: salesperson.columns,
      deal: ofNoDeal,
    },
    `${from} c ${salesperson.joins('c')}`,
  );

/** Charges, and those that the recurring fees will make by then. */
export const charges: Source = {
  free: `
    ${rows('charge')} WHERE c.waived_at IS NULL AND c.due_on <= $1 AND ${isFree('CHARGE', 'c.id')}
    UNION ALL ${rows(`(${dueFees})`)}`,
  taken: (which) => `${rows('charge')} ${takenBy('CHARGE', 'c.id')} WHERE ${which}`,
};
