import { isFree, payeeColumns, type Source, takenBy } from './candidate.ts';

/** What recurring fees have due until $1 and is no charge yet: in each month on the day of the first, or the month's last. */
export const dueFees = `
  SELECT gen_random_uuid() AS id, 'FEE' AS kind, p.id AS person_id, f.text, f.cents, due.day AS due_on, f.id AS fee_id, f.set_by
  FROM recurring_fee f
  JOIN person p ON p.role = 'salesperson' AND (f.person_id = p.id OR f.person_id IS NULL AND p.disabled_at IS NULL)
  CROSS JOIN LATERAL (
    SELECT (f.from_day + make_interval(months => n))::date AS day
    FROM generate_series(0, (extract(year FROM age($1::date, f.from_day)) * 12 + extract(month FROM age($1::date, f.from_day)))::int) AS n
  ) due
  WHERE due.day <= least($1::date, f.until_day)
    AND (f.person_id IS NOT NULL OR due.day >= (p.created_at AT TIME ZONE 'Asia/Singapore')::date)
    AND NOT EXISTS (SELECT FROM charge c WHERE c.fee_id = f.id AND c.person_id = p.id AND c.due_on = due.day)`;

/** A charge passes no gate: it is taken of whoever is paid. */
const rows = (from: string) => `
  SELECT c.id AS source, CASE c.kind WHEN 'WITHHELD' THEN 'WITHHELD' ELSE 'CHARGE' END AS kind, NULL::uuid AS "dealId", c.text AS "of", '' AS "caseNo", -c.cents AS cents,
         c.due_on AS "clearedOn", 'OPEN' AS "dealState", false AS "isForfeiture", true AS "isApproved", c.due_on AS "completedOn",
         0 AS "missingPapers", 0 AS "openDueDiligence", NULL AS "holdReason", true AS "countsAtOnce", false AS "wentBack", ${payeeColumns}
  FROM ${from} c
  JOIN person p ON p.id = c.person_id
  LEFT JOIN bank_account b ON b.person_id = c.person_id`;

/** Charges, and those that the recurring fees will make by then. */
export const charges: Source = {
  free: `
    ${rows('charge')} WHERE c.waived_at IS NULL AND c.due_on <= $1 AND ${isFree('CHARGE', 'c.id')}
    UNION ALL ${rows(`(${dueFees})`)}`,
  taken: (which) => `${rows('charge')} ${takenBy('CHARGE', 'c.id')} WHERE ${which}`,
};
