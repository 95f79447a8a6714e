/** The k-th draw for submission n: 0 ≤ u < 1. */
const u = (k: number) => `pg_temp.u(n, ${k})`;

/**
 * Draws submissions number $1 to $2 of $3, oldest first, among $4 salespeople, into a temporary table. Benchmarks
 * measure salesperson 0, who owns every (total ÷ 100)th submission and shares in ten more, at every size. Among the
 * others the busiest has a few hundred times as many as the idlest. Where somebody else has a part, the owner keeps 70%: the
 * rest is a colleague's (`cobroker`) or that of another agency (`agency_n`, 1 to 200).
 */
export const drawChunk = `
  CREATE TEMP TABLE drawn ON COMMIT DROP AS
  SELECT *, CASE WHEN type = 'SALE' THEN price / 50 ELSE price END AS commission,
         CASE WHEN type = 'SALE' THEN at::date + 80 ELSE at::date END AS tax_point,
         CASE WHEN type = 'LEASE' THEN at::date + 20 END AS starts,
         pg_temp.gst_percent(at::date) AS gst,
         CASE WHEN status = 8 THEN 2 END AS held_from,
         CASE WHEN coalesce(cobroker_n, agency_n) IS NULL THEN 100 ELSE 70 END AS own_rate,
         CASE WHEN category = 'landed' THEN '' ELSE drawn_unit END AS unit
  FROM (
    SELECT n, id, owner AS owner_n, pg_temp.uid('person', owner) AS owner, cobroker AS cobroker_n,
           pg_temp.uid('person', cobroker) AS cobroker,
           CASE WHEN cobroker IS NULL AND owner > 0 AND ${u(15)} < 0.12 THEN 1 + floor(${u(16)} ^ 2 * 200)::bigint END AS agency_n,
           pg_temp.uid('staff', n % 5) AS desk, at, status, category, type,
           (CASE WHEN type = 'SALE' THEN '{SELLER,BUYER}' ELSE '{LANDLORD,TENANT}' END::text[])[1 + (${u(8)} < 0.5)::int] AS side,
           (CASE WHEN type = 'SALE' THEN '{SELLER,BUYER}' ELSE '{LANDLORD,TENANT}' END::text[])[1 + (${u(8)} >= 0.5)::int] AS other_side,
           CASE WHEN type = 'SALE' THEN (300000 + floor(${u(6)} ^ 3 * 4000000))::bigint / 1000 * 100000
                ELSE (1500 + floor(${u(6)} ^ 3 * 9000))::bigint / 50 * 5000 END AS price,
           'ES-' || to_char(at, 'YYYY') || '-' || lpad(n::text, greatest(6, length(n::text)), '0') AS case_no, (1 + floor(${u(9)} * 998))::text AS block,
           pg_temp.pick('{Bedok North Street 3,Tampines Avenue 5,Ang Mo Kio Avenue 10,Yishun Ring Road,Jurong West Street 61,Hougang Avenue 8,Clementi Avenue 4,Serangoon North Avenue 1,Leonie Hill,Hillview Avenue,Pasir Ris Drive 6,Woodlands Drive 50,Toa Payoh Lorong 4,Bukit Batok Central,Sengkang East Way,Punggol Field}', ${u(10)}) AS street,
           lpad((1 + floor(${u(11)} * 40))::text, 2, '0') || '-' || lpad((1 + floor(${u(12)} * 400))::text, 2, '0') AS drawn_unit,
           lpad((10000 + floor(${u(13)} * 810000))::text, 6, '0') AS postal,
           pg_temp.name_of(n * 2) AS client, pg_temp.name_of(n * 2 + 1) AS counterparty
    FROM (
      SELECT n, pg_temp.uid('case', n) AS id, age, owner,
             CASE WHEN n % greatest(2, $3 / 10) = 1 THEN 0
                  WHEN ${u(2)} < 0.2 THEN 1 + (owner + floor(${u(3)} * ($4 - 2))::bigint) % ($4 - 1) END AS cobroker,
             timestamptz '2016-01-01' + age * (now() - timestamptz '2016-01-01') AS at,
             CASE WHEN age > 0.998 THEN (ARRAY[1, 1, 2, 2, 2, 3, 3, 5, 7, 7, 8])[1 + floor(${u(4)} * 11)::int]
                  WHEN ${u(4)} < 0.01 THEN 1 WHEN ${u(4)} < 0.07 THEN 4 WHEN ${u(4)} < 0.09 THEN 6 ELSE 7 END AS status,
             pg_temp.pick('{hdb,hdb,hdb,hdb,hdb,private-residential,private-residential,private-residential,landed,commercial}', ${u(5)}) AS category,
             CASE WHEN ${u(14)} < 0.58 THEN 'SALE' ELSE 'LEASE' END AS type
      FROM (SELECT n, n::float8 / $3 AS age,
                   CASE WHEN n % greatest(2, $3 / 100) = 0 THEN 0 ELSE 1 + floor(${u(1)} ^ 1.5 * ($4 - 1))::bigint END AS owner
            FROM generate_series($1::bigint, $2::bigint) n) numbered
    ) thrown
  ) priced`;
