import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { loadList } from '#features/ecdd/rig/listed.ts';
import { aSignedForm } from '#features/ecdd/rig/ready-form.ts';
import { aSubmittedCase, move } from '#features/esubmission/rig/moves.ts';
import { clockAt } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { textOf } from '#test/text-of.ts';

const clock = clockAt('2026-11-20T02:00:00Z');
let app: TestApp;
let hannah: Client;
let farid: Client;
let denise: Client;
let admin: Client;
let submission: { eSubId: string };

beforeAll(async () => {
  app = await testApp({ clock });
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  farid = await app.letIn(await app.aStaff('compliance'));
  denise = await app.letIn(await app.aStaff('compliance'));
  admin = await app.letIn(await app.anAdmin());
  // Before there is a list: nobody of it is screened.
  submission = await aSubmittedCase(hannah);
  await loadList(app, ['A-1,person,Torvald Brannick,,1965-03-01,NO,sanction,']);
});

const person = { kind: 'INDIVIDUAL', idType: 'PASSPORT', nationality: 'SG', dateOfBirth: '1965-03-01' };
const aCase = async (name: string, more: object = {}) =>
  (await hannah.post('/api/v1/amls', { ...person, name, ...more })).body.data.aMLID as string;
const read = async (aMLID: string, who = hannah) => (await who.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data;
const hold = (aMLID: string, reason = 'PAPERS', who = farid) =>
  who.post(`/api/v1/compliance/cases/${aMLID}/holds`, { reason, note: 'kappa-note' });
const lift = (holdId: string, who: Client) =>
  who.put(`/api/v1/compliance/holds/${holdId}/lifting`, { note: 'All came' });
const holdsOf = async (aMLID: string, who = denise) =>
  (await who.get(`/api/v1/compliance/cases/${aMLID}/findings`)).body.data.holds;
const night = async () => {
  await app.composed.jobs.find(({ name }) => name === 'aml.nightly')?.run({});
  await doQueued(app, 'aml.case-changed');
};

it('reads like a check that waits, word for word, once however often it is asked for', async () => {
  const [held, hit] = [await aCase('Siew Lan'), await aCase('Torvald Brannick')];
  const [first, second] = await Promise.all([hold(held), hold(held)]);
  expect([first.status, first.body.data]).toEqual([200, second.body.data]);
  const {
    aMLID: _,
    caseNo: __,
    name: ___,
    subjects: [subject],
    ...report
  } = await read(held);
  const waiting = await read(hit);
  expect(report).toMatchObject({ state: 'PENDING', version: waiting.version });
  expect(subject).toMatchObject({ state: 'PENDING', lacks: null });
  expect(Object.keys(report).toSorted()).toEqual(
    Object.keys(waiting)
      .filter((key) => !['aMLID', 'caseNo', 'name', 'subjects'].includes(key))
      .toSorted(),
  );
  expect(await holdsOf(held)).toMatchObject([
    { reason: 'PAPERS', note: 'kappa-note', by: farid.person.name, lifted: null, endedAt: null, mayLift: true },
  ]);
  for (const who of [hannah, admin]) {
    expect((await hold(held, 'PAPERS', who)).status).toBe(403);
    expect((await lift(first.body.data.holdId, who)).status).toBe(403);
  }
  const trail = JSON.stringify((await admin.get('/agency/v1/audit?pageSize=100')).body);
  expect(trail).not.toMatch(/aml-hold|hold\.placed|kappa-note/);
});

it('screens the case at the same moment, and outlasts every screening', async () => {
  const aMLID = await aCase('Ong Bee Hoon');
  clock.moveTo('2026-11-20T05:00:00Z');
  await hold(aMLID);
  expect((await read(aMLID)).screenedAt).toBe('2026-11-20T05:00:00.000Z');
  await hannah.post(`/api/v1/amls/${aMLID}/screening`, {});
  expect((await read(aMLID)).state).toBe('PENDING');
});

it('of whoever can’t be screened shows nothing before they are', async () => {
  const aMLID = await aCase('Rosli Bin Ahmad', { dateOfBirth: null });
  await hold(aMLID);
  const { state, version, subjects } = await read(aMLID);
  expect(state).toBe('NOT_SCREENED');
  const corrected = { ...person, name: 'Rosli Bin Ahmad', version };
  await hannah.put(`/api/v1/amls/${aMLID}/subjects/${subjects[0].subjectId}`, corrected);
  expect((await read(aMLID)).state).toBe('PENDING');
});

it('is lifted by another officer, in words, and ends in the night after and not before', async () => {
  const aMLID = await aCase('Tan Kok Wah');
  const { holdId } = (await hold(aMLID, 'PRICE')).body.data;
  expect((await lift(holdId, farid)).body.errors[0].message).toBe('You placed this hold. Another officer lifts it.');
  expect((await holdsOf(aMLID, farid))[0].mayLift).toBe(false);
  expect((await lift(holdId, denise)).status).toBe(200);
  expect((await lift(holdId, denise)).status).toBe(409);
  clock.advance({ minutes: 1 });
  await night();
  expect((await read(aMLID)).state).toBe('PENDING');
  await ask(app.services.database, `UPDATE aml_hold SET lifted_at = lifted_at - interval '1 day' WHERE id = $1`, [
    holdId,
  ]);
  await night();
  expect((await read(aMLID)).state).toBe('CLEAR');
  expect(await holdsOf(aMLID)).toMatchObject([
    { lifted: { by: denise.person.name, note: 'All came' }, mayLift: false },
  ]);
});

it('is on every case of the same number, whatever its salesperson calls the customer, and ends in all of them', async () => {
  const numbered = { idNumber: 'X3334445' };
  const [first, sameNumber] = [await aCase('Lau Wei Jie', numbered), await aCase('Lau Wei Jie, Marcus', numbered)];
  const other = await aCase('Lau Wei Jie', { idNumber: 'X3334446' });
  const { holdId } = (await hold(first, 'SUSPICION')).body.data;
  await doQueued(app, 'aml.screen-case', 'aml.case-changed');
  const later = await aCase('W. J. Lau', numbered);
  const states = async () => {
    const all = [await read(first), await read(sameNumber), await read(later), await read(other)];
    return all.map(({ state }) => state);
  };
  expect(await states()).toEqual(['PENDING', 'PENDING', 'PENDING', 'CLEAR']);
  expect(await holdsOf(later)).toMatchObject([{ holdId, reason: 'SUSPICION', mayLift: true }]);
  expect((await lift(holdId, denise)).status).toBe(200);
  await ask(app.services.database, `UPDATE aml_hold SET lifted_at = lifted_at - interval '1 day' WHERE id = $1`, [
    holdId,
  ]);
  await night();
  await doQueued(app, 'aml.screen-case', 'aml.case-changed');
  expect(await states()).toEqual(['CLEAR', 'CLEAR', 'CLEAR', 'CLEAR']);
});

it('stays on the number that it was placed with, whatever number the case says afterwards', async () => {
  const held = await aCase('Bong Chee Keat', { idNumber: 'X4445556', dateOfBirth: '1966-06-06' });
  await hold(held);
  const { version, subjects } = await read(held);
  const corrected = { ...person, name: 'Bong Chee Keat', dateOfBirth: '1966-06-06', idNumber: 'X9998887', version };
  expect((await hannah.put(`/api/v1/amls/${held}/subjects/${subjects[0].subjectId}`, corrected)).status).toBe(200);
  const rajesh = await app.letIn(await app.aSalesperson({ name: 'Rajesh' }));
  const old = { ...person, name: 'Quite Another Spelling', dateOfBirth: '1977-07-07', idNumber: 'X4445556' };
  expect((await read((await rajesh.post('/api/v1/amls', old)).body.data.aMLID, rajesh)).state).toBe('PENDING');
});

it('stands in the report for compliance with who placed and lifted it and why, and in no other', async () => {
  const aMLID = await aCase('Quek Swee Hong', { dateOfBirth: '1958-12-24' });
  const { holdId } = (await hold(aMLID)).body.data;
  await lift(holdId, denise);
  const reportOf = async (who: Client) => {
    await who.post('/report/v1/auth', {});
    const { reportID } = (await who.post('/report/v1/generate-report', { aMLID })).body.data;
    const pdf = await who.get(`/api/v1/aml-report-files/download?reportID=${reportID}`);
    const { holds } = (await who.post('/report/v1/get-report', { reportID })).body.data;
    return { holds, printed: await textOf(pdf) };
  };
  const [shared, own] = [await reportOf(hannah), await reportOf(farid)];
  expect(own.holds).toMatchObject([
    { reason: 'PAPERS', by: farid.person.name, lifted: { by: denise.person.name, note: 'All came' } },
  ]);
  for (const words of ['kappa-note', 'Papers are missing', `${denise.person.name}: lifted`, 'All came'])
    expect(own.printed).toContain(words);
  expect(shared.holds).toEqual([]);
  expect(shared.printed).not.toMatch(/kappa-note|[Hh]old|lifted/);
});

it('is lifted by who placed it where there is no other officer', async () => {
  const aMLID = await aCase('Lee Ah Moi');
  const { holdId } = (await hold(aMLID)).body.data;
  const rest = (isAway: boolean) =>
    ask(app.services.database, `UPDATE person SET disabled_at = ${isAway ? 'now()' : 'NULL'} WHERE id = $1`, [
      denise.person.userId,
    ]);
  await rest(true);
  const stolen = await app.letIn(farid.person, { unattended: true });
  await ask(app.services.database, `UPDATE session SET confirmed_at = NULL WHERE person_id = $1`, [
    farid.person.userId,
  ]);
  expect((await lift(holdId, stolen)).body.errors[0].code).toBe('session.unconfirmed');
  expect((await lift(holdId, farid)).status).toBe(200);
  await rest(false);
});

it('is not lifted by who claimed a submission of the customer', async () => {
  const both = await app.letIn(await app.aStaff('submissions', 'compliance'));
  const aMLID = await aCase('Sim Hwee Lian');
  const { eSubId } = submission;
  expect((await move(both, eSubId, 3)).status).toBe(200);
  const tieCase = `UPDATE esubmission_party SET aml_case_id = $1 WHERE id = (SELECT min(id) FROM esubmission_party WHERE esubmission_id = $2)`;
  await ask(app.services.database, tieCase, [aMLID, eSubId]);
  const { holdId } = (await hold(aMLID)).body.data;
  expect((await holdsOf(aMLID, both))[0].mayLift).toBe(false);
  expect((await lift(holdId, both)).body.errors[0].message).toMatch(/^You claimed a submission/);
  expect((await lift(holdId, denise)).status).toBe(200);
});

it('goes along when its customer is another salesperson’s, and stands in a case that nobody names any more', async () => {
  const rajesh = await app.letIn(await app.aSalesperson({ name: 'Rajesh' }));
  const aMLID = await aCase('Yap Kim Seng');
  await hold(aMLID);
  const change = (columns: string, values: unknown[]) =>
    ask(app.services.database, `UPDATE aml_case SET ${columns} WHERE id = $1`, [aMLID, ...values]);
  await change('owner = $2', [rajesh.person.userId]);
  expect((await read(aMLID, rajesh)).state).toBe('PENDING');
  await change('left_at = now()', []);
  expect((await hold(aMLID, 'SUSPICION')).status).toBe(200);
  expect((await holdsOf(aMLID)).map(({ reason }: { reason: string }) => reason).toSorted()).toEqual([
    'PAPERS',
    'SUSPICION',
  ]);
});

it('stays with a case that joins another one, and one for another reason stands beside it', async () => {
  const contact = async (name: string) => {
    const { contactId } = (await hannah.post('/api/v1/customer-contacts', { ...person, name })).body.data;
    const { aMLID } = (await hannah.post('/api/v1/customer-contacts/generate-aml-info', { contactId })).body.data;
    return { contactId, aMLID };
  };
  const [keep, lose] = [await contact('Goh Ai Ling'), await contact('Goh Ai Lin')];
  for (const { aMLID } of [keep, lose]) await hold(aMLID);
  await hold(lose.aMLID, 'SUSPICION', denise);
  const both = { keep: keep.contactId, lose: lose.contactId, keepVersion: 1, loseVersion: 1 };
  expect((await hannah.post('/api/v1/customer-contacts/merge', both)).status).toBe(200);
  expect(await read(lose.aMLID)).toMatchObject({ aMLID: keep.aMLID, state: 'PENDING' });
  expect(await holdsOf(keep.aMLID)).toHaveLength(3);
});

it('takes the place of a suspicion that held a form before an update, and of no other', async () => {
  const { database } = app.services;
  const entered = async (name: string, customer = {}) => {
    const id = await aSignedForm(app, hannah, { customer: { name, idNumber: undefined, ...customer } });
    const form = async () => (await hannah.get(`/api/v1/ecdd-aml-forms/${id}`)).body.data;
    const { aMLID } = await form();
    const entry = { aMLID, subject: name, narrative: 'Cash' };
    const { entryId } = (await farid.post('/api/v1/compliance/register', entry)).body.data;
    return { aMLID, entryId, state: async () => (await form()).state };
  };
  const [open, dropped] = [await entered('Chua Mei Fong'), await entered('Koh Boon Leng')];
  const unsigned = await aCase('Wee Siew Kim');
  await farid.post('/api/v1/compliance/register', { aMLID: unsigned, subject: 'Wee Siew Kim', narrative: 'Cash' });
  const decision = { version: 1, filing: 'NOT_FILE', reason: 'Explained', relationship: 'CONTINUE' };
  expect((await farid.put(`/api/v1/compliance/register/${dropped.entryId}/filing`, decision)).status).toBe(200);
  expect([await open.state(), await dropped.state()]).toEqual(['DONE', 'DONE']);
  const path = new URL('../../../migrations/0491-suspicions-that-held-forms.sql', import.meta.url);
  await database.$client.query(await readFile(path, 'utf8'));
  expect([await open.state(), await dropped.state()]).toEqual(['PENDING', 'DONE']);
  expect((await read(open.aMLID)).state).toBe('PENDING');
  expect(await holdsOf(open.aMLID)).toMatchObject([{ reason: 'SUSPICION', by: null, mayLift: true }]);
  for (const aMLID of [dropped.aMLID, unsigned]) expect(await holdsOf(aMLID)).toEqual([]);
  await night();
  expect((await read(open.aMLID)).state).toBe('PENDING');
});

it('is on a customer without a number by name and date of birth, however the name is spelt, when a number comes later, and when the case is changed', async () => {
  const rajesh = await app.letIn(await app.aSalesperson({ name: 'Rajesh' }));
  const another = async (name: string, more: object) =>
    (await rajesh.post('/api/v1/amls', { ...person, name, ...more })).body.data.aMLID as string;
  const born = { dateOfBirth: '1971-08-14' };
  const held = await aCase('Mohammed Iskandar Bin Zulkifli', born);
  const existing = await another('Muhamad Iskandar Zulkifly', born);
  const { holdId } = (await hold(held)).body.data;
  await doQueued(app, 'aml.screen-case', 'aml.case-changed');
  expect((await read(existing, rajesh)).state).toBe('PENDING');
  const spelt = await aCase('Iskandar bin Zulkifli, Mohd', { ...born, idNumber: 'K8812345' });
  const others = [
    await another('Mohammed Iskandar Bin Zulkifli', { dateOfBirth: '1972-08-14' }),
    await another('Lim Cheng Hock', born),
    await another('Mohamed Iskandar Bin Zulkifli', { dateOfBirth: null, birthUnknown: true }),
  ];
  expect((await read(spelt)).state).toBe('PENDING');
  expect(await holdsOf(spelt)).toMatchObject([{ holdId, mayLift: true }]);
  for (const other of others) expect((await read(other, rajesh)).state).toBe('CLEAR');
  const { version, subjects } = await read(held);
  const changed = { ...person, name: 'Ee Chin Huat', dateOfBirth: '1990-02-02', idNumber: 'K1234567', version };
  expect((await hannah.put(`/api/v1/amls/${held}/subjects/${subjects[0].subjectId}`, changed)).status).toBe(200);
  const afterwards = await aCase('Mohammed Iskandar Zulkifli', born);
  expect((await read(afterwards)).state).toBe('PENDING');
  expect((await read(held)).state).toBe('PENDING');
  expect((await lift(holdId, denise)).status).toBe(200);
  await ask(app.services.database, `UPDATE aml_hold SET lifted_at = lifted_at - interval '1 day' WHERE id = $1`, [
    holdId,
  ]);
  await night();
  await doQueued(app, 'aml.screen-case', 'aml.case-changed');
  for (const aMLID of [held, spelt, afterwards]) expect((await read(aMLID)).state).toBe('CLEAR');
  expect((await read(existing, rajesh)).state).toBe('CLEAR');
});

it('is at once on a case of another salesperson that has the name as another one', async () => {
  const rajesh = await app.letIn(await app.aSalesperson({ name: 'Rajesh' }));
  const unborn = { dateOfBirth: null, birthUnknown: true };
  const colleague = { ...person, ...unborn, name: 'Foong Mun Yee', aliases: ['Estrella Quimbaya'] };
  const other = (await rajesh.post('/api/v1/amls', colleague)).body.data.aMLID as string;
  expect((await read(other, rajesh)).state).toBe('CLEAR');
  await hold(await aCase('Estrella Quimbaya', unborn));
  await doQueued(app, 'aml.screen-case', 'aml.case-changed');
  expect((await read(other, rajesh)).state).toBe('PENDING');
});

it('has what depends on a case looked at where that was pending already, when it is placed and when it ends', async () => {
  const aMLID = await aCase('Torvald Brannick', { dateOfBirth: '1965-03-01', idNumber: 'N7654321' });
  await doQueued(app, 'aml.case-changed');
  const follows = async () =>
    (
      await ask(
        app.services.database,
        `SELECT 1 FROM pgboss.job WHERE name = 'aml.case-changed' AND state = 'created' AND data->>'caseId' = $1`,
        [aMLID],
      )
    ).length;
  const { holdId } = (await hold(aMLID)).body.data;
  expect(await follows()).toBe(1);
  await night();
  expect((await lift(holdId, denise)).status).toBe(200);
  clock.advance({ hours: 24 });
  await app.composed.jobs.find(({ name }) => name === 'aml.nightly')?.run({});
  expect(await follows()).toBe(1);
  await night();
});
