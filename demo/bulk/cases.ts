import type pg from 'pg';
import { closedDeals } from './closed.ts';
import { creditedInvoices } from './credits.ts';
import { drawChunk } from './draw-chunk.ts';
import { earned, moneyOfChunk, paperCounters } from './money.ts';

const chunk = 50_000;

/** Joins how far the money of a deal has come. Nothing is found of those that were not invoiced yet. */
const withStanding = 'LEFT JOIN (SELECT n, standing, due_on FROM billed) billed USING (n)';

const esubmissions = `
  INSERT INTO esubmission (id, case_no, transaction_type, property_category, property_type, represented_side, postal_code,
    block, street, building, unit, district, price_cents, market_type, option_date, completion_date, option_fee_cents,
    agreement_date, tenancy_start, tenancy_end, security_deposit_cents, stamp_certificate_no, commission_basis, commission_rate,
    commission_cents, status, held_from, current_step, version, created_by, created_at, submitted_at, claimed_by, claimed_at, search)
  SELECT id, case_no, type, category,
    CASE category WHEN 'hdb' THEN '4R' WHEN 'landed' THEN 'TERRACE' WHEN 'commercial' THEN 'OFFICE' ELSE 'CONDOMINIUM' END,
    side, postal, block, street, '', unit, lpad((1 + postal::int % 28)::text, 2, '0'), price,
    CASE type WHEN 'SALE' THEN 'RESALE' ELSE 'NEW_TENANCY' END,
    CASE type WHEN 'SALE' THEN at::date END, CASE type WHEN 'SALE' THEN tax_point END, CASE type WHEN 'SALE' THEN price / 100 END,
    CASE type WHEN 'LEASE' THEN at::date END, starts, starts + 729, CASE type WHEN 'LEASE' THEN price * 2 END,
    CASE type WHEN 'LEASE' THEN to_char(at, 'YYYYMM') || '-' || lpad(n::text, 7, '0') ELSE '' END,
    CASE type WHEN 'SALE' THEN 'PERCENT' ELSE 'MONTHS_OF_RENT' END, CASE type WHEN 'SALE' THEN 2 ELSE 1 END, commission,
    CASE WHEN standing = 'SETTLED' THEN 10 ELSE status END, held_from, CASE WHEN status = 1 THEN 'parties' ELSE 'summary' END, 7, owner, at,
    CASE WHEN status > 1 THEN at + interval '3 hours' END,
    CASE WHEN status IN (3, 5, 6, 7) THEN desk END, CASE WHEN status IN (3, 5, 6, 7) THEN at + interval '1 day' END,
    lower(' ' || concat_ws(' | ', case_no, CASE category WHEN 'hdb' THEN 'Blk ' ELSE '' END || block || ' ' || street ||
      CASE unit WHEN '' THEN '' ELSE ' ' || unit END, postal, client, counterparty))
  FROM drawn ${withStanding}`;

const children = [
  `INSERT INTO esubmission_member (user_id, esubmission_id, capacity, created_at)
   SELECT owner, id, 'OWNER', at FROM drawn
   UNION ALL SELECT cobroker, id, 'COBROKE', at FROM drawn WHERE cobroker IS NOT NULL`,
  `INSERT INTO esubmission_party (uuid, esubmission_id, party_type, kind, name, id_type, id_number_sealed, id_number_masked,
     id_number_print, nationality, date_of_birth, phone, email, address, represented_party, is_unrepresented)
   SELECT pg_temp.uid('party', n * 2 + other), id, CASE other WHEN 0 THEN side ELSE other_side END,
     'INDIVIDUAL', CASE other WHEN 0 THEN client ELSE counterparty END, 'NRIC', 'v1.bulk.' || repeat('x', 52),
     '*****' || lpad((n % 1000)::text, 3, '0') || 'D', md5('print' || n * 2 + other), 'SG', '1971-04-02',
     '+659' || lpad((n % 10000000)::text, 7, '0'), 'client' || n || '@mail.example',
     block || ' ' || street || CASE unit WHEN '' THEN '' ELSE ' #' || unit END || ' Singapore ' || postal,
     CASE other WHEN 0 THEN 'I' ELSE 'O' END, false
   FROM drawn, generate_series(0, 1) other`,
  `INSERT INTO internal_cobroke (esubmission_id, position, user_id, role, remark, share_basis, share_rate, amount_cents)
   SELECT id, 0, owner, 'CA', '', 'PERCENT', own_rate, commission * own_rate / 100 FROM drawn
   UNION ALL SELECT id, 1, cobroker, 'ICB', '', 'PERCENT', 30, commission * 30 / 100 FROM drawn WHERE cobroker IS NOT NULL`,
  `INSERT INTO external_cobroke (esubmission_id, position, agency_name, licence_no, gst_registered, salesperson_name, registration_no,
     share_basis, share_rate, amount_cents, represented_side)
   SELECT id, 0, pg_temp.agency_of(agency_n), pg_temp.licence_of(agency_n), pg_temp.is_registered(agency_n), pg_temp.name_of(n * 3),
     'R' || lpad((n % 1000000)::text, 6, '0') || 'Z', 'PERCENT', 30, commission * 30 / 100, other_side FROM drawn WHERE agency_n IS NOT NULL`,
  `INSERT INTO bill (esubmission_id, position, bill_for, invoice_to_text, address, email, amount_cents, gst_rate, gst_cents)
   SELECT id, 0, 'OWN_CLIENT', client, '', 'client' || n || '@mail.example', commission, gst, round(commission * gst / 100.0)
   FROM drawn`,
  `INSERT INTO esubmission_history (esubmission_id, at, actor_id, from_status, to_status, reason)
   SELECT id, at, owner, NULL, 1, '' FROM drawn
   UNION ALL SELECT id, at + interval '3 hours', owner, 1, 2, '' FROM drawn WHERE status > 1
   UNION ALL SELECT id, at + interval '1 day', desk, 2, 3, '' FROM drawn WHERE status IN (3, 5, 6, 7)
   UNION ALL SELECT id, at + interval '2 days', desk, 3, status, '' FROM drawn WHERE status IN (5, 6, 7)
   UNION ALL SELECT id, at + interval '2 days', desk, 2, status, '' FROM drawn WHERE status IN (4, 8)
   UNION ALL SELECT d.id, b.paid_on + interval '2 months', NULL, 7, 10, '' FROM drawn d JOIN billed b USING (n)
     WHERE b.standing = 'SETTLED'`,
];

const deals = [
  `INSERT INTO deal (id, deal_no, esubmission_id, transaction_type, value_cents, commission_cents, tax_point, approved_at,
     case_no, owner_id, signed_on, completed_on, address, side, market, category, property_type, postal_code, block, street,
     building, unit, district, tenancy_start, tenancy_end, unbilled_bills, unbilled_cents, standing, due_on)
   SELECT pg_temp.uid('deal', n), 'D-' || to_char(at, 'YYYY') || '-' || lpad(n::text, greatest(6, length(n::text)), '0'), d.id,
     type, price, commission, tax_point, at + interval '2 days',
     e.case_no, e.created_by, coalesce(e.option_date, e.agreement_date, tax_point),
     CASE WHEN type = 'LEASE' THEN e.agreement_date WHEN tax_point < current_date THEN tax_point END, e.block || ' ' || e.street || ' #' || e.unit,
     e.represented_side, e.market_type, e.property_category, e.property_type, e.postal_code, e.block, e.street, e.building, e.unit,
     e.district, e.tenancy_start, e.tenancy_end,
     CASE WHEN billed.standing IS NULL THEN 1 ELSE 0 END, CASE WHEN billed.standing IS NULL THEN commission ELSE 0 END,
     coalesce(billed.standing, 'UNBILLED'), CASE WHEN billed.standing IN ('BILLED', 'PART_PAID') THEN billed.due_on END
   FROM drawn d ${withStanding} JOIN esubmission e ON e.id = d.id WHERE d.status = 7`,
  `INSERT INTO deal_share (deal_id, position, user_id, role, name, registration_no, share_basis, share_rate, amount_cents)
   SELECT pg_temp.uid('deal', n), 0, owner, 'CA', pg_temp.name_of(owner_n), pg_temp.registration_of(owner_n),
     'PERCENT', own_rate, commission * own_rate / 100 FROM drawn WHERE status = 7
   UNION ALL SELECT pg_temp.uid('deal', n), 1, cobroker, 'ICB', pg_temp.name_of(cobroker_n),
     pg_temp.registration_of(cobroker_n), 'PERCENT', 30, commission * 30 / 100 FROM drawn WHERE status = 7 AND cobroker IS NOT NULL`,
  `INSERT INTO deal_share (deal_id, position, name, registration_no, share_basis, share_rate, amount_cents, agency_name, licence_no,
     agency_address, email, gst_registered, direction)
   SELECT d.id, 1, x.salesperson_name, x.registration_no, x.share_basis, x.share_rate, x.amount_cents, x.agency_name, x.licence_no,
     x.agency_address, x.email, x.gst_registered, x.direction
   FROM drawn JOIN deal d ON d.id = pg_temp.uid('deal', drawn.n) JOIN external_cobroke x ON x.esubmission_id = drawn.id`,
  `INSERT INTO deal_bill (id, deal_id, position, bill_for, invoice_to_text, address, email, amount_cents, gst_rate, gst_cents)
   SELECT pg_temp.uid('bill', n), pg_temp.uid('deal', n), 0, 'OWN_CLIENT', client, '', 'client' || n || '@mail.example', commission,
     gst, round(commission * gst / 100.0)
   FROM drawn WHERE status = 7`,
  // Who stood above each share on the day of signing, as an approval writes it down, and what each gets of it by their plan: the
  // difference to the most that is paid below them.
  `CREATE TEMP TABLE line ON COMMIT DROP AS
   WITH RECURSIVE line AS (
     SELECT s.id AS share, 0 AS level, s.deal_id AS deal, s.user_id AS member, s.user_id AS leader, s.user_id AS via,
            f.signed_on, f.transaction_type || '-' || f.category AS type, s.amount_cents AS gross, (s.role = 'CA')::int AS deals,
            CASE s.role WHEN 'CA' THEN f.value_cents ELSE 0 END AS value
     FROM drawn d JOIN deal f ON f.id = pg_temp.uid('deal', d.n) JOIN deal_share s ON s.deal_id = f.id
     WHERE d.status = 7 AND s.user_id IS NOT NULL
     UNION ALL
     SELECT share, level + 1, deal, member, link.upline_id, leader, signed_on, type, gross, deals, value
     FROM line JOIN LATERAL (
       SELECT upline_id FROM upline WHERE person_id = line.leader AND from_day <= line.signed_on
       ORDER BY from_day DESC LIMIT 1
     ) link ON link.upline_id IS NOT NULL
   )
   SELECT line.*, v.id AS plan_version, (v.terms ->> 'rate')::int AS rate,
     (v.terms ->> 'rate')::int - coalesce(max((v.terms ->> 'rate')::int)
       OVER (PARTITION BY share ORDER BY level ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS gets
   FROM line LEFT JOIN person_plan p ON p.person_id = line.leader
   JOIN plan_version v ON v.plan = coalesce(p.plan, 'STANDARD')`,
  'ANALYZE line',
  `INSERT INTO deal_share_team (share_id, level, deal_id, member_id, leader_id, via_id, signed_on, gross_cents, deals, value_cents,
     type)
   SELECT share, level, deal, member, leader, via, signed_on, gross, deals, value, type FROM line`,
  `CREATE TEMP TABLE made ON COMMIT DROP AS
   SELECT gen_random_uuid() AS id, shares.*, b.paid_on, b.paid_net, b.net
   FROM (
     SELECT share, deal, gross, plan_version FROM line WHERE level = 0
     UNION ALL SELECT s.id, s.deal_id, s.amount_cents, NULL
     FROM drawn JOIN deal_share s ON s.deal_id = pg_temp.uid('deal', n) AND s.user_id IS NULL WHERE agency_n IS NOT NULL
   ) shares LEFT JOIN billed b ON b.deal_id = shares.deal`,
  'ANALYZE made',
  `INSERT INTO split (id, deal_id, share_id, plan_version, frozen_at)
   SELECT id, deal, share, plan_version, CASE WHEN paid_net > 0 THEN paid_on END FROM made`,
  // Shares are whole dollars and rates multiples of 5%, so that no line has a part of a cent.
  `INSERT INTO split_line (split_id, position, kind, person_id, rate, cents, left_cents)
   SELECT id, row_number() OVER (PARTITION BY id ORDER BY level) - 1, kind, person, rate, cents, cents - ${earned}
   FROM (
     SELECT made.*, part.*, gross * part.rate / 1000000 AS cents
     FROM made JOIN (
       SELECT share AS of_share, level, CASE level WHEN 0 THEN 'OWN' ELSE 'OVERRIDE' END AS kind, leader AS person, gets AS rate
       FROM line WHERE gets > 0
       UNION ALL SELECT share, 99, 'AGENCY', NULL, 1000000 - max(line.rate) FROM line GROUP BY share
       UNION ALL SELECT share, 0, 'COBROKE', NULL, 1000000 FROM made WHERE plan_version IS NULL
     ) part ON part.of_share = made.share
   ) priced`,
];

const teamSums = (isOwn: string) =>
  ['gross_cents', 'deals', 'value_cents']
    .map((of) => `sum(t.${of}), coalesce(sum(t.${of}) FILTER (WHERE ${isOwn}), 0)`)
    .join(', ');
const sumColumns = 'gross_cents, own_cents, deals, own_deals, value_cents, own_value_cents';

const teamMonths = [
  `INSERT INTO team_month (leader_id, month, via_id, ${sumColumns})
   SELECT t.leader_id, date_trunc('month', t.signed_on)::date, t.via_id, ${teamSums('t.level <= 1')}
   FROM deal_share_team t GROUP BY 1, 2, 3`,
  `INSERT INTO team_level_month (leader_id, level, month, person_id, ${sumColumns})
   SELECT t.leader_id, t.level - low.level, date_trunc('month', t.signed_on)::date, low.leader_id, ${teamSums('low.level = 0')}
   FROM deal_share_team t JOIN deal_share_team low ON low.share_id = t.share_id AND low.level <= t.level - 2
   GROUP BY 1, 2, 3, 4`,
];

/** They lack no paper, so that all of them can be invoiced and paid out. */
const papers = `INSERT INTO esubmission_papers (esubmission_id, invoice, payout, due_diligence, cobroker)
  SELECT id, 0, 0, 0, 0 FROM drawn WHERE status = 7`;

export const caseTables = [
  'esubmission',
  'esubmission_member',
  'esubmission_party',
  'internal_cobroke',
  'external_cobroke',
  'bill',
  'esubmission_history',
  'esubmission_papers',
  'deal',
  'deal_share',
  'deal_bill',
  'split',
  'split_line',
  'deal_share_team',
  'team_month',
  'team_level_month',
];

/** Case and deal numbers continue after those of the filled rows. */
const counters = `
  INSERT INTO counter (name, value)
  SELECT name || to_char(now(), 'YYYY'), $1 FROM unnest('{esubmission.caseNo.,deal.dealNo.}'::text[]) name`;

type Size = { salespeople: number; submissions: number; unpaidMonths: number };

/** Adds the submissions and their children, 50,000 in a transaction. `report` gets the number of submissions so far. */
export const fillCases = async (client: pg.Client, size: Size, report: (done: number) => void): Promise<void> => {
  const { salespeople, submissions, unpaidMonths } = size;
  const money = moneyOfChunk(unpaidMonths);
  for (let from = 1; from <= submissions; from += chunk) {
    const to = Math.min(submissions, from + chunk - 1);
    await client.query('BEGIN');
    // CREATE TABLE takes no parameters, so the values are put into the text. They are whole numbers of our own.
    const values = [from, to, submissions, salespeople];
    await client.query(drawChunk.replaceAll(/\$(\d)/g, (_, place: string) => String(values[Number(place) - 1])));
    for (const statement of [...money.before, esubmissions, ...children, papers, ...deals, ...money.after])
      await client.query(statement);
    await client.query('COMMIT');
    report(to);
  }
  await client.query(`SET work_mem = '256MB'`);
  for (const statement of [...closedDeals, ...creditedInvoices(submissions), ...teamMonths])
    await client.query(statement);
  await client.query('RESET work_mem');
  // Every deal is counted.
  await client.query('TRUNCATE team_stale');
  await client.query(counters, [submissions]);
  await client.query(paperCounters, [submissions]);
};
