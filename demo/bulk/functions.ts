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
  CREATE FUNCTION pg_temp.name_of(n bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN pg_temp.pick('{Tan,Lim,Lee,Ng,Ong,Wong,Goh,Chua,Chan,Koh,Teo,Ang,Yeo,Tay,Ho,Low,Toh,Sim,Chong,Chia,Seah,Yap,Rahman,Ismail,Nair,Pillai,Menon,Raj,Singh,Kaur}', pg_temp.u(n, 1))
      || ' ' || pg_temp.pick('{Wei,Jia,Siew,Kok,Hui,Xin,Zhi,Mei,Boon,Chee,Li,Yong,Kai,Shu,Jun,Min}', pg_temp.u(n, 2))
      || ' ' || pg_temp.pick('{Ming,Choo,Ling,Seng,Hua,Ting,Wen,Heng,Yan,Kiat,Fang,Hao,Qi,Leong,Peng,Rui,Shan,Tat,Xuan,Ying}', pg_temp.u(n, 3));
  CREATE FUNCTION pg_temp.registration_of(n bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN 'R' || lpad(n::text, 6, '0') || 'A';
`;
