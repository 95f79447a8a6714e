import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { room as screening } from '#features/screening/room.server.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';

let app: TestApp;
let hannah: Client;

const heads = 'id,kind,name,aliases,birth_dates,nationalities,topic,remarks';
const fillers = Array.from({ length: 12 }, (_, at) => `F-${at},person,Filler Number${at} Person,,,,other,`);
const listed = 'A-1,person,Torvald Brannick,,1965-03-01,NO,sanction,';
const bring = async (source: 'own-list' | 'opensanctions', rows: string[]) => {
  const path = join(app.services.config.dataDir, 'list.csv');
  await writeFile(path, `${rows.join('\n')}\n`);
  // A public list of one entry is far too short, and meant.
  const flags = new Set(source === 'own-list' ? [] : ['--accept-loss']);
  await screening.imports?.[source]?.(app.asNobody, [path], { flags, say: () => undefined });
};
const screenAgain = () => doQueued(app, 'screening.list-changed', 'aml.screen-again', 'aml.case-changed');
const person = { kind: 'INDIVIDUAL', aliases: [], idType: 'PASSPORT', nationality: 'SG', dateOfBirth: '1965-03-01' };
const check = async (name: string) =>
  (await hannah.post('/api/v1/amls', { ...person, name })).body.data as { aMLID: string; state: string };
const stateOf = async ({ aMLID }: { aMLID: string }) =>
  (await hannah.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data.state as string;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  await bring('own-list', [heads, listed, ...fillers]);
  await screenAgain();
});

const queued = (name: string) =>
  ask<{ id: string; data: object }>(
    app.services.database,
    "SELECT id, data FROM pgboss.job WHERE name = $1 AND state = 'created'",
    [name],
  );

/** Begins work that has asked the lists and waits for writing what was found, until `meanwhile` is done. */
const whileItScreens = async <T>(begin: () => Promise<T>, sessions: number, meanwhile = async () => {}): Promise<T> => {
  const { database } = app.services;
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  let work: Promise<T> | undefined;
  await inTransaction(database, async (db) => {
    await ask(db, 'LOCK TABLE screening_run IN EXCLUSIVE MODE');
    work = begin();
    await expect.poll(() => ask(database, waiting), { timeout: 4_000 }).toHaveLength(sessions);
    await meanwhile();
  });
  return work as Promise<T>;
};

it('a customer who is new while a list changes is screened by the new one, too', async () => {
  const listsHim = [heads, listed, 'A-7,person,Late Svensson,,1965-03-01,SE,sanction,', ...fillers];
  const { aMLID, state } = await whileItScreens(
    () => check('Late Svensson'),
    1,
    () => bring('own-list', listsHim),
  );
  expect(state).toBe('CLEAR');
  expect((await queued('aml.screen-case')).map(({ data }) => data)).toEqual([
    expect.objectContaining({ caseId: aMLID }),
  ]);
  await doQueued(app, 'aml.screen-case', 'aml.case-changed');
  expect(await stateOf({ aMLID })).toBe('PENDING');
  await screenAgain();
});

it('two lists that change at once take neither’s version back', async () => {
  const { aMLID } = await check('Quite Unlisted');
  const peps = (birth: string) => ['schema,id,name,birth_date', `Person,Q1,Ysolde Marquenterre,${birth}`];
  const rows = (remark: string) => [heads, `A-1,person,Torvald Brannick,${remark},1965-03-01,NO,sanction,`, ...fillers];
  await bring('opensanctions', peps('1970'));
  await bring('own-list', rows('Tor Brann'));
  await screenAgain();
  await bring('opensanctions', peps('1971'));
  await bring('own-list', rows('Thor Brann'));
  await doQueued(app, 'screening.list-changed');
  const steps = await queued('aml.screen-again');
  expect(steps).toHaveLength(2);
  const run = app.composed.jobs.find(({ name }) => name === 'aml.screen-again')?.run;
  await whileItScreens(() => Promise.all(steps.map(({ data }) => run?.(data))), 2);
  const last = `
    SELECT v->>'id' AS id FROM aml_subject s CROSS JOIN LATERAL (
      SELECT versions FROM screening_run WHERE subject_id = s.id ORDER BY at DESC LIMIT 1) r, jsonb_array_elements(versions) v
    WHERE s.case_id = $1`;
  const inForce = await ask<{ id: number }>(
    app.services.database,
    'SELECT version_id AS id FROM list_source WHERE version_id IS NOT NULL',
  );
  const screened = await ask<{ id: string }>(app.services.database, last, [aMLID]);
  expect(screened.map(({ id }) => Number(id)).toSorted()).toEqual(inForce.map(({ id }) => id).toSorted());
});

it('what comes with a list does not take the place of a screening by newer rules', async () => {
  const { database } = app.services;
  const { aMLID } = await check('Screened Long Ago');
  await ask(database, "UPDATE screening_run SET engine = 'older'");
  await bring('own-list', [heads, listed, 'A-9,person,Ysolde Marquenterre,,1970,FR,sanction,', ...fillers]);
  await screenAgain();
  const runs = 'SELECT engine FROM screening_run r JOIN aml_subject s ON s.id = r.subject_id WHERE s.case_id = $1';
  const engines = (await ask<{ engine: string }>(database, runs, [aMLID])).map(({ engine }) => engine);
  expect(engines.length).toBeGreaterThan(1);
  expect(new Set(engines)).toEqual(new Set(['older']));
  await app.composed.jobs.find(({ name }) => name === 'aml.newer-rules')?.run({});
  expect((await queued('aml.screen-again')).map(({ data }) => data)).toMatchObject([{ whole: true }]);
  await screenAgain();
});
