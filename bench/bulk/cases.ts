import type pg from 'pg';
import { salespeople } from './people.ts';

const chunk = 50_000;

/** The k-th draw for submission n: 0 ≤ u < 1. */
const u = (k: number) => `pg_temp.u(n, ${k})`;

/**
 * What is drawn for each submission n of `total`, oldest first, in a table of this connection. The measured salesperson,
 * number 0, owns every (total ÷ 100)th and shares in ten more at every size; the others follow a skew that gives the
 * busiest a few hundred times what the idlest has.
 */
const drawChunk = `
  CREATE TEMP TABLE drawn ON COMMIT DROP AS
  SELECT n, id, pg_temp.uid('person', owner) AS owner, pg_temp.uid('person', cobroker) AS cobroker, at, status, category,
         CASE WHEN ${u(8)} < 0.5 THEN 'SELLER' ELSE 'BUYER' END AS side, price, price / 50 AS commission,
         'ES-' || to_char(at, 'YYYY') || '-' || lpad(n::text, greatest(6, length(n::text)), '0') AS case_no, (1 + floor(${u(9)} * 998))::text AS block,
         pg_temp.pick('{Bedok North Street 3,Tampines Avenue 5,Ang Mo Kio Avenue 10,Yishun Ring Road,Jurong West Street 61,Hougang Avenue 8,Clementi Avenue 4,Serangoon North Avenue 1,Leonie Hill,Hillview Avenue,Pasir Ris Drive 6,Woodlands Drive 50,Toa Payoh Lorong 4,Bukit Batok Central,Sengkang East Way,Punggol Field}', ${u(10)}) AS street,
         lpad((1 + floor(${u(11)} * 40))::text, 2, '0') || '-' || lpad((1 + floor(${u(12)} * 400))::text, 2, '0') AS unit,
         lpad((10000 + floor(${u(13)} * 810000))::text, 6, '0') AS postal,
         pg_temp.name_of(n * 2) AS client, pg_temp.name_of(n * 2 + 1) AS counterparty
  FROM (
    SELECT n, pg_temp.uid('case', n) AS id, age, owner,
           CASE WHEN n % ($3 / 10) = 1 THEN 0
                WHEN ${u(2)} < 0.2 THEN 1 + (owner + floor(${u(3)} * ($4 - 2))::bigint) % ($4 - 1) END AS cobroker,
           timestamptz '2016-01-01' + age * (now() - timestamptz '2016-01-01') AS at,
           CASE WHEN age > 0.998 THEN (ARRAY[1, 1, 2, 2, 2, 3, 3, 5, 7, 7])[1 + floor(${u(4)} * 10)::int]
                WHEN ${u(4)} < 0.01 THEN 1 WHEN ${u(4)} < 0.07 THEN 4 WHEN ${u(4)} < 0.09 THEN 6 ELSE 7 END AS status,
           pg_temp.pick('{hdb,hdb,hdb,hdb,hdb,private-residential,private-residential,private-residential,landed,commercial}', ${u(5)}) AS category,
           (300000 + floor(${u(6)} ^ 3 * 4000000))::bigint / 1000 * 100000 AS price
    FROM (SELECT n, n::float8 / $3 AS age,
                 CASE WHEN n % ($3 / 100) = 0 THEN 0 ELSE 1 + floor(${u(1)} ^ 1.5 * ($4 - 1))::bigint END AS owner
          FROM generate_series($1::bigint, $2::bigint) n) numbered
  ) thrown`;

const fillTables = [
  `INSERT INTO esubmission (id, case_no, transaction_type, property_category, property_type, represented_side, postal_code,
     block, street, building, unit, district, price_cents, option_date, option_fee_cents, commission_basis,
     commission_rate, commission_cents, status, current_step, version, created_by, created_at, submitted_at, search)
   SELECT id, case_no, 'SALE', category,
     CASE category WHEN 'hdb' THEN '4R' WHEN 'landed' THEN 'TERRACE' WHEN 'commercial' THEN 'OFFICE' ELSE 'CONDOMINIUM' END,
     side, postal, block, street, '', unit, lpad((1 + postal::int % 28)::text, 2, '0'), price, at::date, price / 100,
     'PERCENT', 2, commission, status, CASE WHEN status = 1 THEN 'parties' ELSE 'summary' END, 7, owner, at,
     CASE WHEN status > 1 THEN at + interval '3 hours' END,
     lower(' ' || concat_ws(' | ', case_no, CASE category WHEN 'hdb' THEN 'Blk ' ELSE '' END || block || ' ' || street || ' ' || unit,
       postal, client, counterparty))
   FROM drawn`,
  `INSERT INTO esubmission_member (user_id, esubmission_id, capacity, created_at)
   SELECT owner, id, 'OWNER', at FROM drawn
   UNION ALL SELECT cobroker, id, 'COBROKE', at FROM drawn WHERE cobroker IS NOT NULL`,
  `INSERT INTO esubmission_party (uuid, esubmission_id, party_type, kind, name, id_type, id_number_sealed, id_number_masked,
     id_number_print, nationality, date_of_birth, phone, email, address, represented_party, is_unrepresented)
   SELECT pg_temp.uid('party', n * 2 + other), id, CASE WHEN (side = 'SELLER') = (other = 0) THEN 'SELLER' ELSE 'BUYER' END,
     'INDIVIDUAL', CASE other WHEN 0 THEN client ELSE counterparty END, 'NRIC', 'v1.bulk.' || repeat('x', 52),
     '*****' || lpad((n % 1000)::text, 3, '0') || 'D', md5('print' || n * 2 + other), 'SG', '1971-04-02',
     '+659' || lpad((n % 10000000)::text, 7, '0'), 'client' || n || '@mail.example',
     block || ' ' || street || ' #' || unit || ' Singapore ' || postal, CASE other WHEN 0 THEN 'I' ELSE 'O' END, false
   FROM drawn, generate_series(0, 1) other`,
  `INSERT INTO internal_cobroke (esubmission_id, position, user_id, role, remark, share_basis, share_rate, amount_cents)
   SELECT id, 0, owner, 'CA', '', 'PERCENT', CASE WHEN cobroker IS NULL THEN 100 ELSE 70 END,
     CASE WHEN cobroker IS NULL THEN commission ELSE commission - commission * 30 / 100 END FROM drawn
   UNION ALL SELECT id, 1, cobroker, 'ICB', '', 'PERCENT', 30, commission * 30 / 100 FROM drawn WHERE cobroker IS NOT NULL`,
  `INSERT INTO esubmission_history (esubmission_id, at, actor_id, from_status, to_status, reason)
   SELECT id, at, owner, NULL, 1, '' FROM drawn
   UNION ALL SELECT id, at + interval '3 hours', owner, 1, 2, '' FROM drawn WHERE status > 1
   UNION ALL SELECT id, at + interval '2 days', owner, 2, status, '' FROM drawn WHERE status > 2`,
];

export const caseTables = [
  'esubmission',
  'esubmission_member',
  'esubmission_party',
  'internal_cobroke',
  'esubmission_history',
];

/** Adds `total` submissions with what hangs on them, a transaction for each 50,000. `tell` hears how far it is. */
export const fillCases = async (client: pg.Client, total: number, tell: (done: number) => void): Promise<void> => {
  for (let from = 1; from <= total; from += chunk) {
    const to = Math.min(total, from + chunk - 1);
    await client.query('BEGIN');
    // A table can't be made by a prepared statement with parameters; these are our own whole numbers.
    const values = [from, to, total, salespeople];
    await client.query(drawChunk.replaceAll(/\$(\d)/g, (_, place: string) => String(values[Number(place) - 1])));
    for (const statement of fillTables) await client.query(statement);
    await client.query('COMMIT');
    tell(to);
  }
  // The case number that the product gives next is beyond all of these.
  await client.query(`INSERT INTO counter (name, value) VALUES ('esubmission.caseNo.' || to_char(now(), 'YYYY'), $1)`, [
    total,
  ]);
};
