/**
 * Functions that compute pseudo-random values from a row number: the same rows at every run. For this connection only.
 */
export const makeFunctions = `
  -- The k-th pseudo-random number for n: 0 ≤ u < 1.
  CREATE FUNCTION pg_temp.u(n bigint, k int) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (hashint8extended(n, k) & 1073741823) / 1073741824.0::float8;
  -- A valid version 4 UUID of (kind, n).
  CREATE FUNCTION pg_temp.uid(kind text, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN overlay(overlay(md5(kind || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid;
  CREATE FUNCTION pg_temp.pick(words text[], share float8) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN words[1 + floor(share * cardinality(words))::int];
  CREATE FUNCTION pg_temp.gst_percent(day date) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN day < '2023-01-01' THEN 7 WHEN day < '2024-01-01' THEN 8 ELSE 9 END;
  -- Picks one row in so many. Each draw picks its own.
  CREATE FUNCTION pg_temp.one_in(count int, id uuid, draw int) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN hashtextextended(id::text, draw) % count = 0;
  CREATE FUNCTION pg_temp.name_of(n bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN pg_temp.pick('{Tan,Lim,Lee,Ng,Ong,Wong,Goh,Chua,Chan,Koh,Teo,Ang,Yeo,Tay,Ho,Low,Toh,Sim,Chong,Chia,Seah,Yap,Rahman,Ismail,Nair,Pillai,Menon,Raj,Singh,Kaur}', pg_temp.u(n, 1))
      || ' ' || pg_temp.pick('{Wei,Jia,Siew,Kok,Hui,Xin,Zhi,Mei,Boon,Chee,Li,Yong,Kai,Shu,Jun,Min}', pg_temp.u(n, 2))
      || ' ' || pg_temp.pick('{Ming,Choo,Ling,Seng,Hua,Ting,Wen,Heng,Yan,Kiat,Fang,Hao,Qi,Leong,Peng,Rui,Shan,Tat,Xuan,Ying}', pg_temp.u(n, 3));
  CREATE FUNCTION pg_temp.registration_of(n bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN 'R' || lpad(n::text, 6, '0') || 'A';
  -- The n-th number of a series, INV26-000001.
  CREATE FUNCTION pg_temp.number_of(head text, n bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN head || lpad(n::text, greatest(6, length(n::text)), '0');
  CREATE FUNCTION pg_temp.licence_of(n bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN 'L3' || lpad(n::text, 6, '0') || 'K';
  CREATE FUNCTION pg_temp.agency_of(n bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN pg_temp.name_of(n) || ' Realty Pte Ltd';
  CREATE FUNCTION pg_temp.is_registered(agency bigint) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN agency % 3 = 0;
  -- The payout run of what was received in the month of a day, and its line of a payee: a person, or an agency's licence number.
  CREATE FUNCTION pg_temp.run_of(kind text, day date) RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
    RETURN pg_temp.uid('run' || kind || extract(year FROM day), extract(month FROM day)::bigint);
  CREATE FUNCTION pg_temp.payout_of(payee text, day date) RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
    RETURN pg_temp.uid('payout' || payee || extract(year FROM day), extract(month FROM day)::bigint);
  CREATE FUNCTION pg_temp.particulars() RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN '{"legalName": "Gable Realty Pte. Ltd.", "uen": "201812345K", "gstNumber": "M90312345A", "licenceNo": "L3010234A", "address": "1 Raffles Place #20-01, Singapore 048616", "bank": "DBS Bank", "accountNumber": "0031234567", "payNow": "201812345K"}'::jsonb;
`;
