import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { factsHashOf } from '#features/aml/screening/facts.server.ts';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';
import { aGable } from './a-gable.ts';
import { runCommand } from './gable-process.ts';
import { holdUp } from './kill/held-up.ts';
import { killServer } from './kill/rounds.ts';
import { poolOf } from './pool-of.ts';

/** Every second one is on the list that comes. They are more than are screened in one step. */
const customers = 320;
const listed = customers / 2;

const beginnings = ['Bran', 'Quis', 'Tolv', 'Mard', 'Yeld', 'Oskr', 'Ferv', 'Gund', 'Halb', 'Zyth'];
const middles = ['avor', 'intho', 'ulbe', 'ekka', 'osmi'];
const ends = ['Dane', 'Mirk', 'Stroll', 'Vant', 'Quill', 'Borne', 'Thule', 'Glim', 'Rask', 'Woad'];
/** Invented, and each another one. */
const nameOf = (n: number): string =>
  `${beginnings[n % 10]}${middles[Math.floor(n / 100)]} ${ends[Math.floor(n / 10) % 10]}${middles[n % 5]}`;

/** Customers who were screened a day ago against the lists of then, and of whom nothing was found. */
const addCustomers = async (pool: pg.Pool): Promise<void> => {
  const names = Array.from({ length: customers }, (_, n) => nameOf(n));
  const facts = { kind: 'INDIVIDUAL', aliases: [], nationality: 'SG', dateOfBirth: '1961-02-03', idNumberMasked: '' };
  const hashes = names.map((name) => factsHashOf({ ...facts, name } as unknown as Parameters<typeof factsHashOf>[0]));
  await pool.query(
    `WITH given AS (
       SELECT gen_random_uuid() AS id, gen_random_uuid() AS subject, name, hash, n, now() - interval '1 day' AS at
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS each (name, hash, n)
     ), cases AS (
       INSERT INTO aml_case (id, case_no, owner, name, kind, state, screened_at, created_at)
       SELECT id, 'AML-KILL-' || n, (SELECT id FROM person WHERE user_name = 'hannah.lim'), name, 'INDIVIDUAL', 'CLEAR', at, at
       FROM given
     ), subjects AS (
       INSERT INTO aml_subject (id, case_id, role, kind, name, id_type, id_number_sealed, id_number_masked, id_number_print,
         nationality, date_of_birth, screened_at, facts_hash)
       SELECT subject, id, 'CUSTOMER', 'INDIVIDUAL', name, 'NRIC', '', '', '', 'SG', date '1961-02-03', at, hash FROM given
     )
     INSERT INTO screening_run (subject_id, at, facts_hash, versions, engine, hits)
     SELECT subject, given.at, hash, r.versions, r.engine, 0
     FROM given, (SELECT versions, engine FROM screening_run ORDER BY at DESC LIMIT 1) r`,
    [names, hashes],
  );
};

/** The agency's list with those who come. */
const writeList = async (path: string): Promise<void> => {
  const before = await readFile(new URL('../demo/screening/fictional-list-2.csv', import.meta.url), 'utf8');
  const rows = Array.from({ length: listed }, (_, n) => `KILL-${n},person,${nameOf(2 * n)},,,,1961,,,,,,sanction,,,,`);
  await writeFile(path, `${before.trimEnd()}\n${rows.join('\n')}\n`);
};

/** `screened`: against the list that came. `own`: listed ones who were found as themselves. `twice`: of whom the same entry was found more than once, whether that has ended or not. */
const found = `
  WITH customer AS (
    SELECT s.id, c.state, replace(c.case_no, 'AML-KILL-', '')::int - 1 AS n
    FROM aml_subject s JOIN aml_case c ON c.id = s.case_id WHERE c.case_no LIKE 'AML-KILL-%'
  ), hit AS (
    SELECT c.id, c.n, entity_key, count(*) AS times FROM screening_hit h JOIN customer c ON c.id = h.subject_id GROUP BY c.id, c.n, entity_key
  )
  SELECT (SELECT count(DISTINCT c.id)::int FROM screening_run r JOIN customer c ON c.id = r.subject_id
      WHERE r.versions @> jsonb_build_array(jsonb_build_object('id', (SELECT max(id) FROM list_version)))) AS screened,
    (SELECT count(*)::int FROM hit WHERE entity_key = 'KILL-' || n / 2 AND n % 2 = 0) AS own,
    (SELECT count(*)::int FROM hit WHERE times > 1) AS twice,
    count(*) FILTER (WHERE (state = 'PENDING') <> (id IN (SELECT id FROM hit)))::int AS wrong
  FROM customer`;

const until = async (isSo: () => Promise<boolean>, what: string) => {
  const deadline = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Never: ${what}`);
    await sleep(20);
  }
};

test('after kill -9 in the middle of it everybody is screened against a new list, and each hit is raised once', {
  timeout: 240_000,
}, async () => {
  let gable = await aGable();
  await gable.untilReady();
  const urls = runningUrls(gable.dataDir);
  let pool = poolOf(urls.ownerUrl);
  const now = async () => (await pool.query(found)).rows[0];
  const isIdle = async () =>
    (await pool.query(`SELECT FROM pgboss.job WHERE name LIKE 'aml.%' AND state IN ('created', 'active', 'retry')`))
      .rowCount === 0;
  await until(isIdle, 'the end of what the demo asked for');
  await addCustomers(pool);
  const path = join(gable.dataDir, 'list.csv');
  await writeList(path);
  expect((await runCommand(gable.dataDir, ['import', 'own-list', path])).said).toContain(
    `${listed} came, 0 left, 0 changed`,
  );
  await until(async () => (await now()).own > 20, 'a first hit');
  const held = await holdUp(gable.dataDir, 'screening_hit');
  await held.isWaitedFor();
  await pool.end();
  ({ gable } = await killServer(gable));
  await held.letGo();

  pool = poolOf(runningUrls(gable.dataDir).ownerUrl);
  const left = await now();
  expect(left.own).toBeGreaterThan(20);
  expect(left.own).toBeLessThan(listed);
  await until(async () => {
    const { screened, wrong } = await now();
    return screened === customers && wrong === 0;
  }, 'everybody');
  expect(await now()).toEqual({ screened: customers, own: listed, twice: 0, wrong: 0 });
  await pool.end();
});
