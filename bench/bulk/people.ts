import type pg from 'pg';
import { hashPassword } from '#features/identity/server/index.ts';

export const salespeople = 12_000;
export const benchPassword = 'a password for measuring';

/** Who is measured: the salesperson with about a hundred submissions at every size, and staff who see all. */
export const measured = { salesperson: 'bench-agent-0', staff: 'bench-staff' };

/** Makes numbers out of numbers: the same rows at every run, in any order. For this connection alone. */
export const makeFunctions = `
  -- A share of 1 that looks random: k tells the draws of one n apart.
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
`;

/** 12,000 salespeople, one of staff at every desk that reads all, with one password for all. */
export const fillPeople = async (client: pg.Client): Promise<void> => {
  const password = await hashPassword(benchPassword);
  await client.query(
    `INSERT INTO person (id, user_name, name, email, registration_no, role, password_hash, second_step, created_at)
     SELECT pg_temp.uid('person', n), 'bench-agent-' || n, pg_temp.name_of(n), 'agent' || n || '@gable.example',
            'R' || lpad(n::text, 6, '0') || 'A', 'salesperson', $1, false, '2016-01-01'
     FROM generate_series(0, $2 - 1) n`,
    [password, salespeople],
  );
  await client.query(
    `INSERT INTO person (user_name, name, email, role, desks, password_hash, second_step, created_at)
     VALUES ($1, 'Bench Staff', 'staff@gable.example', 'staff', '{submissions}', $2, false, '2016-01-01')`,
    [measured.staff, password],
  );
};
