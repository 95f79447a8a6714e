import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { engineNow } from '#features/screening/index.server.ts';
import { room as screening } from '#features/screening/room.server.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { dismissHit, somebodyElse } from '#test/hits.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { textOf } from '#test/text-of.ts';

let app: TestApp;
let hannah: Client;
let rajesh: Client;
let farid: Client;
let denise: Client;
let admin: Client;

const heads = 'id,kind,name,aliases,birth_dates,nationalities,topic,remarks';
const fillers = Array.from({ length: 12 }, (_, at) => `F-${at},person,Filler Number${at} Person,,,,other,`);
const listed = 'A-1,person,Torvald Brannick,,1965-03-01,NO,sanction,';

const load = async (...rows: string[]) => {
  const path = join(app.services.config.dataDir, 'list.csv');
  await writeFile(path, `${[heads, ...rows, ...fillers].join('\n')}\n`);
  await screening.imports?.['own-list']?.(app.asNobody, [path]);
  await doQueued(app, 'screening.list-changed', 'aml.screen-again', 'aml.case-changed');
};

const person = { kind: 'INDIVIDUAL', aliases: [], idType: 'PASSPORT', nationality: 'SG', dateOfBirth: '1965-03-01' };
const check = async (name: string, more: object = {}, who = hannah) =>
  (await who.post('/api/v1/amls', { ...person, name, ...more })).body.data as { aMLID: string; state: string };
const stateOf = async ({ aMLID }: { aMLID: string }, who = hannah) =>
  (await who.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data.state as string;
const hitsOf = async (name: string, state = 'WAITING') =>
  (await farid.get(`/api/v1/compliance/hits?search=${encodeURIComponent(name)}&state=${state}`)).body.data.rows;
const hitOf = async (name: string) => {
  const [row] = await hitsOf(name);
  return (await farid.get(`/api/v1/compliance/hits/${row.hitId}`)).body.data;
};
const decide = (
  who: Client,
  hit: { hitId: string; factsHash: string; contentHash: string },
  way: string,
  more: object,
) => {
  const { hitId, factsHash, contentHash } = hit;
  return who.put(`/api/v1/compliance/hits/${hitId}/${way}`, { factsHash, contentHash, ...more });
};

const store = (key: string, value: unknown) =>
  ask(
    app.services.database,
    'INSERT INTO setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2',
    [key, JSON.stringify(value)],
  );

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  rajesh = await app.letIn(await app.aSalesperson({ name: 'Rajesh' }));
  farid = await app.letIn(await app.aStaff('compliance'));
  denise = await app.letIn(await app.aStaff('compliance'));
  admin = await app.letIn(await app.anAdmin());
});

describe('a case', () => {
  it('is not screened without a list, and is once there is one', async () => {
    const early = await check('Early Bird');
    expect(early.state).toBe('NOT_SCREENED');
    await load(listed);
    expect(await stateOf(early)).toBe('CLEAR');
  });

  it('is screened again by newer rules, with the whole of the lists', async () => {
    const { aMLID } = await check('Screened Long Ago');
    const runs = `SELECT engine FROM screening_run r JOIN aml_subject s ON s.id = r.subject_id WHERE s.case_id = $1 ORDER BY r.at`;
    const newerRules = () => app.composed.jobs.find(({ name }) => name === 'aml.newer-rules')?.run({});
    const engines = async () =>
      (await ask<{ engine: string }>(app.services.database, runs, [aMLID])).map(({ engine }) => engine);
    await newerRules();
    await doQueued(app, 'aml.screen-again');
    expect(await engines()).toEqual([await engineNow(app.services.database)]);
    await ask(app.services.database, "UPDATE screening_run SET engine = 'older'");
    await newerRules();
    await doQueued(app, 'aml.screen-again', 'aml.case-changed');
    expect(await engines()).toEqual(['older', await engineNow(app.services.database)]);
    // Who can't be asked keeps the older run, and has nobody screened again for it.
    await ask(
      app.services.database,
      "UPDATE screening_run SET engine = 'older' WHERE subject_id IN (SELECT id FROM aml_subject WHERE case_id = $1)",
      [aMLID],
    );
    await ask(app.services.database, 'UPDATE aml_subject SET date_of_birth = NULL WHERE case_id = $1', [aMLID]);
    await newerRules();
    const queued = `SELECT FROM pgboss.job WHERE name = 'aml.screen-again' AND state = 'created'`;
    expect(await ask(app.services.database, queued)).toEqual([]);
  });

  it('of a person without a date of birth waits for it, unless nobody knows it', async () => {
    expect((await check('Torvald Brannick', { dateOfBirth: null })).state).toBe('NOT_SCREENED');
    expect((await check('Siti Aminah', { dateOfBirth: null, birthUnknown: true })).state).toBe('CLEAR');
    const future = await hannah.post('/api/v1/amls', { ...person, name: 'Tan', dateOfBirth: '2190-01-01' });
    expect([future.status, future.body.errors[0].field]).toEqual([400, 'dateOfBirth']);
  });

  it('of somebody whose name has no letters that can be compared is not screened, and says what to do', async () => {
    const { aMLID, state } = await check('សុខា');
    expect(state).toBe('NOT_SCREENED');
    const read = async () => (await hannah.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data;
    const { subjects, version } = await read();
    expect(subjects).toMatchObject([{ lacks: 'NAME', screenedAt: null }]);
    const renamed = { ...person, name: 'សុខា', aliases: ['Sokha Chan'], version };
    await hannah.put(`/api/v1/amls/${aMLID}/subjects/${subjects[0].subjectId}`, renamed);
    expect(await read()).toMatchObject({ state: 'CLEAR', subjects: [{ lacks: null }] });
    // Rules of before took such a name for one without hits: the next screening of everybody ends that.
    await ask(app.services.database, `UPDATE aml_subject SET aliases = '{}' WHERE case_id = $1`, [aMLID]);
    const [list] = await ask<{ id: number }>(app.services.database, 'SELECT max(id) AS id FROM list_version', []);
    const step = { listVersionId: list?.id, source: 'OWN', whole: true, after: null };
    await app.composed.jobs.find(({ name }) => name === 'aml.screen-again')?.run(step);
    expect(await read()).toMatchObject({ state: 'NOT_SCREENED', screenedAt: null });
  });

  it('says which lists it was not compared with, on its page and in its report', async () => {
    const { aMLID } = await check('Plain Customer');
    const { state, lacking } = (await hannah.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data;
    expect([state, lacking]).toEqual(['CLEAR', [{ source: 'UN', days: null }]]);
    await hannah.post('/report/v1/auth', {});
    const { reportID } = (await hannah.post('/report/v1/generate-report', { aMLID })).body.data;
    const pdf = await hannah.get(`/api/v1/aml-report-files/download?reportID=${reportID}`);
    expect(await textOf(pdf)).toMatch(/Compared with 1 list \(\d+ entries\)\. UN list missing\./);
  });

  it('is pending as long as one of its people is, and only its owner changes it', async () => {
    const { aMLID, state } = await check('Quiet Customer');
    expect(state).toBe('CLEAR');
    const { version } = (await hannah.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data;
    const owner = { ...person, name: 'Brannick Torvald', role: 'OWNER', version };
    expect((await rajesh.post(`/api/v1/amls/${aMLID}/subjects`, owner)).status).toBe(404);
    const added = await hannah.post(`/api/v1/amls/${aMLID}/subjects`, owner);
    expect(added.body.data.state).toBe('PENDING');
    expect((await hannah.post(`/api/v1/amls/${aMLID}/subjects`, owner)).status).toBe(409);
    const report = (await hannah.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data;
    const behind = report.subjects.find(({ role }: { role: string }) => role === 'OWNER');
    const gone = await hannah.delete(`/api/v1/amls/${aMLID}/subjects/${behind.subjectId}?version=${report.version}`);
    // Whoever took the owner out can't end what was found of them.
    expect(gone.body.data.state).toBe('PENDING');
    await dismissHit((await hitOf('Brannick Torvald')).hitId, farid, denise);
    expect(await stateOf({ aMLID })).toBe('CLEAR');
  });

  it('is not made clear by other facts of the customer, but by compliance', async () => {
    const { aMLID } = await check('Torvald Brannick');
    const { version, subjects } = (await hannah.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data;
    const change = { ...person, name: 'Somebody Altogether Else', dateOfBirth: '1999-09-09', version };
    const changed = await hannah.put(`/api/v1/amls/${aMLID}/subjects/${subjects[0].subjectId}`, change);
    expect(changed.body.data.state).toBe('PENDING');
    await dismissHit((await hitOf('Somebody Altogether')).hitId, farid, denise);
    expect(await stateOf({ aMLID })).toBe('CLEAR');
  });
});

describe('a hit', () => {
  it('is decided as false for a reason, and stays so until facts change', async () => {
    const made = await check('Torvald Branick');
    expect(made.state).toBe('PENDING');
    const hit = await hitOf('Branick');
    expect(hit).toMatchObject({
      name: 'Torvald Branick',
      listedName: 'Torvald Brannick',
      state: 'OPEN',
      maySecond: false,
    });
    expect(hit.found.why.pairs).toHaveLength(2);
    expect((await decide(farid, hit, 'false', { reason: 'OTHER' })).status).toBe(400);
    expect((await decide(farid, { ...hit, factsHash: 'old' }, 'false', somebodyElse)).status).toBe(409);
    const both = await Promise.all([
      decide(farid, hit, 'false', somebodyElse),
      decide(denise, hit, 'true', { note: 'Same passport' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    if (both[0]?.status !== 200) await decide(denise, await hitOf('Branick'), 'taking-back', { note: 'Wrong' });
    await hannah.post(`/api/v1/amls/${made.aMLID}/screening`, {});
    expect(await hitsOf('Branick', both[0]?.status === 200 ? 'SECOND_FALSE' : 'SECOND')).toHaveLength(1);
  });

  it('stands on the home page of compliance, and of nobody else', async () => {
    await check('Torvald Brannick Elder');
    const card = async (who: Client) =>
      (await who.get('/api/v1/dashboard?card=screening-hits')).body.data?.cards?.map(
        ({ data }: { data: unknown }) => data,
      );
    const [data] = await card(farid);
    expect(data).toMatchObject({ waiting: data.rows.length, late: 0 });
    expect(data.rows.at(-1)).toMatchObject({
      name: 'Torvald Brannick Elder',
      state: 'OPEN',
      salesperson: hannah.person.name,
    });
    for (const who of [hannah, admin]) expect((await card(who)) ?? []).toEqual([]);
  });

  it('that was false comes back with a changed entry, with the old decision beside it, and goes with it', async () => {
    const made = await check('Torvald Brannik');
    await decide(farid, await hitOf('Brannik'), 'false', { reason: 'NATIONALITY', note: 'A citizen since birth' });
    expect(await stateOf(made)).toBe('CLEAR');
    await load(listed.replace('NO', 'SG'));
    expect(await stateOf(made)).toBe('PENDING');
    const back = await hitOf('Brannik');
    expect(back.decisions).toMatchObject([{ verdict: 'FALSE', reason: 'NATIONALITY', holds: false }]);
    await load('A-9,person,Somebody Else Entirely,,1950,NO,sanction,');
    expect(await stateOf(made)).toBe('CLEAR');
    expect(await hitsOf('Brannik')).toEqual([]);
    await load(listed);
  });

  it('that is true needs two officers, and nobody else sees more than of one that waits', async () => {
    const made = await check('Brannick Torvald Junior');
    const before = (await hannah.get(`/api/v1/amls/aml-report?aMLID=${made.aMLID}`)).body.data;
    await decide(farid, await hitOf('Junior'), 'true', { note: 'Same passport' });
    const confirmedHit = await hitOf('Junior');
    expect((await decide(farid, confirmedHit, 'confirmation', { note: 'The same passport' })).status).toBe(403);
    expect((await decide(denise, confirmedHit, 'confirmation', { note: 'The same passport' })).status).toBe(200);
    const after = (await hannah.get(`/api/v1/amls/aml-report?aMLID=${made.aMLID}`)).body.data;
    expect(after).toEqual(before);
    for (const who of [hannah, rajesh, admin])
      expect((await who.get(`/api/v1/compliance/hits/${confirmedHit.hitId}`)).status).toBe(403);
    const trail = await admin.get('/agency/v1/audit?pageSize=100');
    expect(JSON.stringify(trail.body)).not.toMatch(/aml-hit|hit\.matched|str-entry/);
  });

  it('that is true is confirmed by a designated officer, who is notified of it', async () => {
    const { database } = app.services;
    const third = await app.letIn(await app.aStaff('compliance'));
    const names = [farid, denise].map(({ person: { userName } }) => userName);
    await store('designatedOfficers', names);
    await check('Torvald Brannick Elder');
    const hit = await hitOf('Elder');
    await decide(farid, hit, 'true', { note: 'Same passport' });
    expect((await third.get(`/api/v1/compliance/hits/${hit.hitId}`)).body.data).toMatchObject({ maySecond: false });
    expect((await decide(third, hit, 'confirmation', { note: 'The same passport' })).status).toBe(403);
    expect((await decide(third, hit, 'taking-back', { note: 'No' })).status).toBe(403);
    const notifications = `SELECT person_id AS "personId", title, line FROM notification WHERE link LIKE '%' || $1`;
    expect(await ask(database, notifications, [hit.hitId])).toEqual([
      { personId: denise.person.userId, title: 'A check waits for you', line: 'It waits for a second officer.' },
    ]);
    expect((await decide(denise, hit, 'confirmation', { note: 'The same passport' })).status).toBe(200);
    await store('designatedOfficers', []);
  });

  it('is found from the least score on that compliance has set, and everybody is screened again after a change of it', async () => {
    const { aMLID } = await check('Torvalt Brannick', { dateOfBirth: '1966-01-01' });
    const near = await hitOf('Torvalt');
    expect(near.found.why.threshold).toBe(0.8);
    expect(Number(near.score)).toBeLessThan(0.9);
    await store('screeningThreshold', 0.9);
    await app.composed.jobs.find(({ name }) => name === 'aml.newer-rules')?.run({});
    await doQueued(app, 'aml.screen-again', 'aml.case-changed');
    expect(await stateOf({ aMLID })).toBe('CLEAR');
    await store('screeningThreshold', 0.8);
    await app.composed.jobs.find(({ name }) => name === 'aml.newer-rules')?.run({});
    await doQueued(app, 'aml.screen-again', 'aml.case-changed');
    expect(await stateOf({ aMLID })).toBe('PENDING');
  });

  it('that is true is confirmed by another officer in any case of the same number', async () => {
    const numbered = { idNumber: 'K5550001P' };
    await check('Torwald Brannick', numbered);
    await decide(farid, await hitOf('Torwald'), 'true', { note: 'Same passport' });
    const { aMLID } = await check('Torwald Brannick', numbered, rajesh);
    const caseNo = (await rajesh.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data.caseNo;
    const copy = await hitOf(caseNo);
    expect(copy).toMatchObject({ state: 'SECOND', maySecond: false });
    expect((await decide(farid, copy, 'confirmation', { note: 'The same passport' })).status).toBe(403);
    expect((await decide(denise, copy, 'taking-back', { note: 'Another person' })).status).toBe(200);
    expect((await decide(denise, copy, 'false', somebodyElse)).status).toBe(403);
    expect((await decide(farid, copy, 'false', somebodyElse)).status).toBe(200);
  });

  it('is remembered for the same number in another case', async () => {
    const numbered = { idNumber: 'K1234567P' };
    await check('Torvald Brannic', numbered);
    await decide(farid, await hitOf('Brannic'), 'false', somebodyElse);
    expect((await check('Torvald Brannic', numbered, rajesh)).state).toBe('CLEAR');
    expect((await check('Torvald Brannic', { idNumber: 'K7654321P' }, rajesh)).state).toBe('PENDING');
  });

  it('reaches the same person where another salesperson has them already, and is taken back there, too', async () => {
    const numbered = { idNumber: 'K2468013P' };
    const mine = await check('Torvald Branick', numbered);
    const theirs = await check('Torvald Branick', numbered, rajesh);
    expect([mine.state, theirs.state]).toEqual(['PENDING', 'PENDING']);
    const hit = await hitOf('Torvald Branick');
    await decide(farid, hit, 'false', somebodyElse);
    await decide(denise, hit, 'false-confirmation', { note: somebodyElse.note });
    await doQueued(app, 'aml.cases-alike', 'aml.case-changed');
    expect([await stateOf(mine), await stateOf(theirs, rajesh)]).toEqual(['CLEAR', 'CLEAR']);
    await decide(denise, hit, 'taking-back', { note: 'Decided too early' });
    await doQueued(app, 'aml.cases-alike', 'aml.case-changed');
    expect([await stateOf(mine), await stateOf(theirs, rajesh)]).toEqual(['PENDING', 'PENDING']);
  });
});

describe('a report', () => {
  it('comes in two variants: what was found is compliance’s alone', async () => {
    const made = await check('Torvald Brannick');
    const ordered = async (who: Client) => {
      const { token } = (await who.post('/report/v1/auth', {})).body.data;
      const { reportID } = (await who.post('/report/v1/generate-report', { aMLID: made.aMLID })).body.data;
      const report = (await who.post('/report/v1/get-report', { reportID })).body.data;
      return { token, reportID, report };
    };
    const [mine, theirs] = [await ordered(hannah), await ordered(farid)];
    expect(mine.report).toMatchObject({ variant: 'SHAREABLE', state: 'PENDING', hits: [] });
    expect(theirs.report).toMatchObject({ variant: 'INTERNAL', hits: [{ listedName: 'Torvald Brannick' }] });
    expect((await hannah.post('/report/v1/get-report', { reportID: theirs.reportID })).status).toBe(404);
    expect((await rajesh.post('/report/v1/get-report', { reportID: mine.reportID })).status).toBe(404);
    const pdf = await hannah.get(`/api/v1/aml-report-files/download?reportID=${mine.reportID}`);
    expect([pdf.status, pdf.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining(`${mine.reportID}.pdf`),
    ]);
  });

  it('is made by a session that opens nothing else', async () => {
    const { token } = (await hannah.post('/report/v1/auth', {})).body.data;
    const bearer = { authorization: `Bearer ${token}` };
    const ask = (url: string, method: 'GET' | 'POST' = 'GET') =>
      app.app.inject({ method, url, headers: bearer, ...(method === 'POST' ? { payload: {} } : {}) });
    expect((await ask('/api/v1/users/info')).statusCode).toBe(403);
    expect((await ask('/report/v1/auth', 'POST')).statusCode).toBe(403);
    expect((await ask('/report/v1/generate-report', 'POST')).statusCode).toBe(400);
  });
});

it('a suspicion of a salesperson is written, and read by compliance alone', async () => {
  const { aMLID } = await check('Cash Buyer');
  expect((await hannah.post(`/api/v1/amls/${aMLID}/referral`, { narrative: 'Wants to pay in cash' })).status).toBe(200);
  expect((await rajesh.post(`/api/v1/amls/${aMLID}/referral`, { narrative: 'x' })).status).toBe(404);
  const [entry] = (await farid.get('/api/v1/compliance/register')).body.data.rows;
  const whole = (await farid.get(`/api/v1/compliance/register/${entry.entryId}`)).body.data;
  expect(whole).toMatchObject({ subject: 'Cash Buyer', narrative: 'Wants to pay in cash', filing: 'OPEN' });
  expect((await admin.get(`/api/v1/compliance/register/${entry.entryId}`)).status).toBe(403);
  const filing = { version: whole.version, filing: 'FILE', reason: 'Reported', relationship: 'EXIT', sonarRef: 'S-1' };
  const url = `/api/v1/compliance/register/${entry.entryId}/filing`;
  expect((await farid.put(url, filing)).body.errors[0].field).toBe('filedOn');
  expect((await farid.put(url, { ...filing, filedOn: '2025-01-02' })).status).toBe(200);
  expect((await farid.put(url, { ...filing, filedOn: '2025-01-02' })).status).toBe(409);
});

it('compliance reads whose hits stand on what a list that waits would lose', async () => {
  await load(listed, 'A-2,person,Ysolde Marquenterre,,1970-04-02,FR,sanction,');
  await check('Ysolde Marquenterre', { dateOfBirth: '1970-04-02', nationality: 'FR' });
  const path = join(app.services.config.dataDir, 'list.csv');
  await writeFile(path, `${[heads, listed, ...fillers.slice(0, 9)].join('\n')}\n`);
  await expect(screening.imports?.['own-list']?.(app.asNobody, [path])).rejects.toThrow('waits to be confirmed');
  const lists = (await farid.get('/agency/v1/compliance/lists')).body.data;
  const { waiting } = lists.find(({ source }: { source: string }) => source === 'OWN');
  expect(waiting).toMatchObject({
    doubts: [{ words: 'It would remove 4 of 14 entries.', examples: [] }],
    customers: { count: 1, rows: [{ name: 'Ysolde Marquenterre' }] },
  });
});

it('jobs hold ids alone, and no log names what they do', async () => {
  const rows = await ask<{ data: object }>(
    app.services.database,
    "SELECT data FROM pgboss.job WHERE name LIKE 'aml.%'",
    [],
  );
  expect(JSON.stringify(rows)).not.toMatch(/rannick|hit|PENDING/i);
});
