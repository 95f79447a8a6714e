import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { room as screening } from '#features/screening/room.server.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { somebodyElse } from '#test/hits.ts';
import type { Client } from '#test/people.ts';
import { poolOf } from '#test/pool-of.ts';
import { doQueued } from '#test/queued-jobs.ts';

let app: TestApp;
let hannah: Client;
let rajesh: Client;
let farid: Client;
let denise: Client;

const heads = 'id,kind,name,birth_dates,remarks';
const load = async (...rows: string[]) => {
  const path = join(app.services.config.dataDir, 'list.csv');
  await writeFile(path, `${[heads, ...rows].join('\n')}\n`);
  await screening.imports?.['own-list']?.(app.asNobody, [path]);
};
const torvald = 'A-1,person,Torvald Brannick,1965-03-01,';
const follow = () => doQueued(app, 'screening.list-changed', 'aml.screen-again', 'aml.screen-case', 'aml.case-changed');
const run = (name: string, payload: object) => app.composed.jobs.find((job) => job.name === name)?.run(payload);

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  rajesh = await app.letIn(await app.aSalesperson());
  farid = await app.letIn(await app.aStaff('compliance'));
  denise = await app.letIn(await app.aStaff('compliance'));
  await load(torvald);
  await follow();
});

const person = { kind: 'INDIVIDUAL', aliases: [], idType: 'PASSPORT', nationality: 'SG', dateOfBirth: '1965-03-01' };
const check = async (name: string, more: object = {}, who = hannah) =>
  (await who.post('/api/v1/amls', { ...person, name, ...more })).body.data as { aMLID: string; state: string };
const read = async ({ aMLID }: { aMLID: string }, who = hannah) =>
  (await who.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data;
const hitOf = async ({ aMLID }: { aMLID: string }) => {
  const [row] = await ask<{ id: string }>(
    app.services.database,
    'SELECT h.id FROM screening_hit h JOIN aml_subject s ON s.id = h.subject_id WHERE s.case_id = $1 AND ended_at IS NULL',
    [aMLID],
  );
  return (await farid.get(`/api/v1/compliance/hits/${row?.id}`)).body.data;
};
const decide = async (who: Client, made: { aMLID: string }, way: string, more: object = {}) => {
  const { hitId, factsHash, contentHash } = await hitOf(made);
  const { status } = await who.put(`/api/v1/compliance/hits/${hitId}/${way}`, { factsHash, contentHash, ...more });
  return status;
};
const alike = () => doQueued(app, 'aml.cases-alike', 'aml.case-changed');

it('two officers who decide at once in two cases of one person are each the first of what they said', async () => {
  const numbered = { idNumber: 'K1000001P' };
  const [one, other] = [await check('Torvald Branick', numbered), await check('Torvald Branick', numbered, rajesh)];
  const reason = { note: 'Same passport' };
  expect(await Promise.all([decide(farid, one, 'true', reason), decide(denise, other, 'true', reason)])).toEqual([
    200, 200,
  ]);
  // Neither confirms what they said themselves, whoever said so last in the other case.
  expect([
    await decide(farid, one, 'confirmation', reason),
    await decide(denise, other, 'confirmation', reason),
  ]).toEqual([403, 403]);
  expect([
    await decide(denise, one, 'confirmation', reason),
    await decide(farid, other, 'confirmation', reason),
  ]).toEqual([200, 200]);
  await alike();
  expect([(await hitOf(one)).state, (await hitOf(other)).state]).toEqual(['TRUE', 'TRUE']);
});

it('what one says is true and another one false at once in two cases of one person ends as one of them in both', async () => {
  const numbered = { idNumber: 'K1000002P' };
  const [one, other] = [await check('Torvald Branick', numbered), await check('Torvald Branick', numbered, rajesh)];
  const both = [decide(farid, one, 'true', { note: 'Same passport' }), decide(denise, other, 'false', somebodyElse)];
  expect(await Promise.all(both)).toEqual([200, 200]);
  await alike();
  await alike();
  const [state, same] = [(await hitOf(one)).state, (await hitOf(other)).state];
  expect(state).toBe(same);
  expect((await read(one)).state).toBe(state === 'FALSE' ? 'CLEAR' : 'PENDING');
});

it('one officer who says twice that it is true is no second one', async () => {
  const numbered = { idNumber: 'K1000003P' };
  const [one, other] = [await check('Torvald Branick', numbered), await check('Torvald Branick', numbered, rajesh)];
  const reason = { note: 'Same passport' };
  expect([await decide(farid, one, 'true', reason), await decide(farid, other, 'true', reason)]).toEqual([200, 200]);
  expect([
    await decide(farid, one, 'confirmation', reason),
    await decide(farid, other, 'confirmation', reason),
  ]).toEqual([403, 403]);
  // Taken back and said by the other one, who can't confirm the copy of it either.
  expect(await decide(denise, one, 'taking-back', { note: 'Not sure' })).toBe(200);
  await alike();
  expect((await hitOf(other)).state).toBe('OPEN');
  expect(await decide(denise, other, 'true', reason)).toBe(200);
  await alike();
  expect(await hitOf(one)).toMatchObject({ state: 'SECOND' });
  expect([await decide(denise, one, 'confirmation', reason), await decide(farid, one, 'confirmation', reason)]).toEqual(
    [403, 200],
  );
});

const aContact = async (name: string, more: object = {}) => {
  const { contactId } = (await hannah.post('/api/v1/customer-contacts', { ...person, name, ...more })).body.data;
  const made = (await hannah.post('/api/v1/customer-contacts/generate-aml-info', { contactId })).body.data;
  return { contactId, ...made } as { contactId: string; aMLID: string; state: string };
};
const merge = (keep: { contactId: string }, lose: { contactId: string }) =>
  hannah.post('/api/v1/customer-contacts/merge', {
    keep: keep.contactId,
    lose: lose.contactId,
    keepVersion: 1,
    loseVersion: 1,
  });

it('a decision that waited for a case which joined another one settles that one', async () => {
  const goes = await aContact('Torvalt Brannick', { dateOfBirth: '1966-01-01' });
  const stays = await aContact('Quiet Customer');
  const { hitId, factsHash, contentHash } = await hitOf(goes);
  let decided: Promise<{ status: number }> | undefined;
  await inTransaction(app.services.database, async (tx) => {
    // As the merge does it, between the lock of the case and its end.
    await ask(tx, 'SELECT FROM aml_case WHERE id = ANY($1::uuid[]) FOR UPDATE', [[stays.aMLID, goes.aMLID]]);
    decided = farid.put(`/api/v1/compliance/hits/${hitId}/false`, { factsHash, contentHash, ...somebodyElse });
    await sleep(300);
    await ask(tx, 'UPDATE aml_subject SET case_id = $1, removed_at = now() WHERE case_id = $2', [
      stays.aMLID,
      goes.aMLID,
    ]);
    await ask(tx, 'UPDATE aml_case SET joined = $1, contact_id = NULL WHERE id = $2', [stays.aMLID, goes.aMLID]);
    await ask(tx, `UPDATE aml_case SET state = 'PENDING' WHERE id = $1`, [stays.aMLID]);
  });
  expect((await decided)?.status).toBe(200);
  expect((await read(stays)).state).toBe('CLEAR');
});

it('who stands behind is changed at the address of a case that joined another one', async () => {
  const [stays, goes] = [await aContact('Tan Kok Wee'), await aContact('Tan K W', { idNumber: 'L7654321' })];
  const { version } = await read(goes);
  const owner = { ...person, name: 'Lim Bee Hoon', role: 'OWNER', version };
  expect((await hannah.post(`/api/v1/amls/${goes.aMLID}/subjects`, owner)).status).toBe(200);
  expect((await merge(stays, goes)).status).toBe(200);
  await follow();
  const joined = await read(goes);
  expect(joined.aMLID).toBe(stays.aMLID);
  const behind = joined.subjects.find(({ role }: { role: string }) => role === 'OWNER');
  const change = { ...person, name: 'Torvald Branick', version: joined.version };
  const url = `/api/v1/amls/${goes.aMLID}/subjects/${behind.subjectId}`;
  expect((await hannah.put(url, change)).body.data).toEqual({ aMLID: stays.aMLID, state: 'PENDING' });
  expect((await hannah.put(url, change)).status).toBe(409);
  expect((await rajesh.put(url, change)).status).toBe(404);
});

it('merges, screenings, decisions and the screening of everybody at once lock nobody out', async () => {
  const made = await Promise.all(
    ['Branick', 'Brannik', 'Brannic', 'Branik'].map((name) => aContact(`Torvald ${name}`)),
  );
  const [a, b, c, d] = made as [(typeof made)[0], (typeof made)[0], (typeof made)[0], (typeof made)[0]];
  const [{ id }] = (await ask<{ id: number }>(app.services.database, 'SELECT max(id) AS id FROM list_version')) as [
    { id: number },
  ];
  const everybody = { listVersionId: id, source: 'OWN', whole: true, after: null };
  const answers = await Promise.all([
    merge(a, b),
    merge(d, c),
    ...made.map(({ aMLID }) => hannah.post(`/api/v1/amls/${aMLID}/screening`, {})),
    ...made.map(async (each) => ({ status: await decide(farid, each, 'false', somebodyElse).catch(() => 404) })),
    run('aml.screen-again', everybody),
  ]);
  for (const answer of answers) expect(answer?.status ?? 200).toBeLessThan(500);
  await follow();
  expect((await read(b)).aMLID).toBe(a.aMLID);
  expect((await read(c)).aMLID).toBe(d.aMLID);
});

it('a step of the screening of everybody that is done twice, or by two at once, leaves one hit each', async () => {
  const made = await Promise.all(
    ['Ysolde Marquen', 'Isolde Marquen'].map((name) => check(name, { dateOfBirth: '1970-01-01' })),
  );
  await load(torvald, 'A-2,person,Ysolde Marquen,1970-01-01,');
  const [{ id }] = (await ask<{ id: number }>(app.services.database, 'SELECT max(id) AS id FROM list_version')) as [
    { id: number },
  ];
  const step = { listVersionId: id, source: 'OWN', whole: false, after: null };
  await Promise.all([run('aml.screen-again', step), run('aml.screen-again', step)]);
  await run('aml.screen-again', step);
  await follow();
  for (const each of made) expect((await read(each)).state).toBe('PENDING');
  const twice = `SELECT subject_id FROM screening_hit WHERE ended_at IS NULL GROUP BY subject_id, source, entity_key HAVING count(*) > 1`;
  expect(await ask(app.services.database, twice)).toEqual([]);
});

it('what is aborted in the screening of everybody keeps nobody else from it, and is done by itself', async () => {
  const { database } = app.services;
  const [stopped, next] = [
    await check('Marisel Quintana', { dateOfBirth: '1977-12-12' }),
    await check('Marisela Quintan', { dateOfBirth: '1977-12-12' }),
  ];
  const [{ id: subject }] = (await ask<{ id: string }>(database, 'SELECT id FROM aml_subject WHERE case_id = $1', [
    stopped.aMLID,
  ])) as [{ id: string }];
  // The worker loses its connection in the middle, as where it is killed.
  const owner = poolOf(app.ownerUrl);
  await owner.query(`
    CREATE FUNCTION lose_connection() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`);
  await owner.query(`
    CREATE TRIGGER lose_connection BEFORE INSERT ON screening_hit FOR EACH ROW
    WHEN (NEW.subject_id = '${subject}') EXECUTE FUNCTION lose_connection()`);
  await load(torvald, 'A-2,person,Ysolde Marquen,1970-01-01,', 'A-3,person,Marisela Quintana,1977-12-12,');
  await doQueued(app, 'screening.list-changed', 'aml.screen-again').catch(() => undefined);
  await doQueued(app, 'aml.screen-again');
  expect([(await read(stopped)).state, (await read(next)).state]).toEqual(['CLEAR', 'PENDING']);
  await owner.query('DROP TRIGGER lose_connection ON screening_hit');
  await doQueued(app, 'aml.screen-case', 'aml.screen-again');
  expect((await read(stopped)).state).toBe('PENDING');
});
