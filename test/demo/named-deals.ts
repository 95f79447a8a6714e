/** An SQL query that finds at least one row if the demo agency has what it is named after. */
export type Named = Record<string, string>;

const own = `FROM split s JOIN split_line l ON l.split_id = s.id AND l.kind = 'OWN'`;
const plan = (scheme: string) => `plan_version v ON v.id = s.plan_version AND v.terms ->> 'scheme' = '${scheme}'`;
/** How many steps of a split have such a label. */
const labelled = (label: string) =>
  `(SELECT count(*) FROM jsonb_array_elements(s.steps) step WHERE step ->> 'label' LIKE '${label}')`;

/** Two deals of a person, before and since a change of their upline that was made within a year: each pays the upline of its day. */
const movedWithinAYear = `
  SELECT 1 FROM upline now JOIN LATERAL (
    SELECT upline_id FROM upline u WHERE u.person_id = now.person_id AND u.from_day < now.from_day
    ORDER BY u.from_day DESC LIMIT 1
  ) before ON before.upline_id <> now.upline_id
  JOIN LATERAL (
    SELECT o.person_id AS paid, d.signed_on ${own} AND l.person_id = now.person_id
    JOIN deal d ON d.id = s.deal_id JOIN split_line o ON o.split_id = s.id AND o.kind = 'OVERRIDE'
  ) earlier ON earlier.signed_on < now.from_day AND earlier.paid = before.upline_id
  JOIN LATERAL (
    SELECT o.person_id AS paid, d.signed_on ${own} AND l.person_id = now.person_id
    JOIN deal d ON d.id = s.deal_id JOIN split_line o ON o.split_id = s.id AND o.kind = 'OVERRIDE'
  ) since ON since.signed_on >= now.from_day AND since.paid = now.upline_id
  WHERE to_char(now.from_day, 'MM-DD') <> '01-01'`;

/** What demo/README.md names of deals, plans and teams. */
export const namedDeals: Named = {
  'tiers crossed within a deal': `SELECT 1 ${own} JOIN ${plan('TIERED')} WHERE ${labelled('Tier from %')} > 1`,
  'a cap reached within a deal': `SELECT 1 ${own} JOIN ${plan('CAP')}
    WHERE s.reached_cents < (v.terms ->> 'cap')::bigint AND ${labelled('Above the cap')} = 1`,
  'a deal after the cap, which pays a fee': `SELECT 1 ${own} JOIN ${plan('CAP')}
    WHERE s.reached_cents >= (v.terms ->> 'cap')::bigint AND ${labelled('Fee after the cap')} = 1`,
  'overriding by generation': `SELECT 1 FROM split_line o JOIN split s ON s.id = o.split_id JOIN plan_version v ON v.id = s.plan_version
    WHERE o.kind = 'OVERRIDE' AND o.cents > 0 AND v.terms #>> '{overriding,kind}' = 'GENERATION'`,
  'a breakaway': `SELECT 1 FROM split, jsonb_array_elements(steps) step WHERE step ->> 'label' LIKE 'Breakaway%'`,
  'rates of a project': `SELECT 1 ${own} JOIN ${plan('PROJECT')} JOIN deal d ON d.id = s.deal_id
    WHERE d.project IS NOT NULL AND EXISTS (SELECT FROM jsonb_array_elements(v.terms -> 'rates') r WHERE r ->> 'project' = d.project)`,
  'a change of the upline within a year': movedWithinAYear,
  'a co-broker whom we pay': `SELECT 1 FROM deal_share WHERE direction = 'PAY_OUT'`,
  'a co-broker who is billed our part of what they were paid, and paid it': `SELECT 1 FROM deal_bill b
    JOIN deal_share o ON o.deal_id = b.deal_id AND o.direction = 'RECEIVE_IN' AND o.agency_name = b.invoice_to_text
    JOIN invoice i ON i.bill_id = b.id AND i.open_net = 0 AND i.open_gst = 0
    WHERE b.bill_for = 'CO_BROKE_AGENCY' AND EXISTS (SELECT FROM allocation a WHERE a.invoice_id = i.id)
      AND NOT EXISTS (SELECT FROM deal_share out WHERE out.deal_id = b.deal_id AND out.direction = 'PAY_OUT')`,
  'a co-broker who bills the client': `SELECT 1 FROM deal_share WHERE direction = 'RECEIVE_IN'`,
  'several bills of a deal': 'SELECT 1 FROM deal_bill WHERE NOT is_forfeiture GROUP BY deal_id HAVING count(*) > 1',
  'a payment in part': `SELECT 1 FROM deal WHERE standing = 'PART_PAID'`,
  'money forfeited, received and paid out': `SELECT 1 FROM deal d JOIN deal_bill b ON b.deal_id = d.id AND b.is_forfeiture
    JOIN invoice i ON i.bill_id = b.id AND i.open_net = 0 JOIN split s ON s.deal_id = d.id
    JOIN split_line l ON l.split_id = s.id JOIN earning e ON e.line_id = l.id
    JOIN payout_line p ON p.id = e.taken_by AND p.paid_on IS NOT NULL`,
  'a revision that was approved, with its part credit note': `SELECT 1 FROM deal_revision r JOIN credit_note c ON c.revision_id = r.id
    WHERE r.approved_at IS NOT NULL`,
  'a revision that waits for approval': 'SELECT 1 FROM deal_revision WHERE approved_at IS NULL',
  'a completed submission': 'SELECT 1 FROM esubmission WHERE status = 10',
};
