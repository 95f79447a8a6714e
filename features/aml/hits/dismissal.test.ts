import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { room as screening } from '#features/screening/room.server.ts';
import { clockAt } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { somebodyElse } from '#test/hits.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';

const clock = clockAt('2026-11-20T02:00:00Z');
let app: TestApp;
let hannah: Client;
let farid: Client;
let denise: Client;

beforeAll(async () => {
  app = await testApp({ clock });
  hannah = await app.letIn(await app.aSalesperson());
  farid = await app.letIn(await app.aStaff('compliance'));
  const path = join(app.services.config.dataDir, 'list.csv');
  const rows = [
    'id,kind,name,birth_dates,nationalities,numbers,remarks',
    'A-1,person,Torvald Brannick,1965-03-01,NO,,',
    'A-2,person,Gregor Vantress,1958-01-05,CH,X7654567,',
  ];
  await writeFile(path, `${rows.join('\n')}\n`);
  await screening.imports?.['own-list']?.(app.asNobody, [path]);
  await doQueued(app, 'screening.list-changed', 'aml.screen-again');
});

type Facts = { name?: string; dateOfBirth?: string; nationality?: string; idNumber?: string };
type Reason = { reason: string; contradicted: string | null; letters: number };

const place = '/api/v1/compliance/hits';
const read = async (hitId: string, who = farid) => (await who.get(`${place}/${hitId}`)).body.data;
const listOf = async (state: string) => (await farid.get(`${place}?state=${state}`)).body.data.rows;
const caseOf = async ({ aMLID }: { aMLID: string }) =>
  (await hannah.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data.state as string;

/** A new customer, and the hit on the one of the list. */
const aHit = async (facts: Facts = {}) => {
  const person = { kind: 'INDIVIDUAL', aliases: [], idType: 'PASSPORT', name: 'Torvald Brannick', nationality: 'NO' };
  const { aMLID } = (await hannah.post('/api/v1/amls', { ...person, dateOfBirth: '1965-03-01', ...facts })).body.data;
  const [{ id } = { id: '' }] = await ask<{ id: string }>(
    app.services.database,
    'SELECT h.id FROM screening_hit h JOIN aml_subject s ON s.id = h.subject_id WHERE s.case_id = $1',
    [aMLID],
  );
  return { aMLID, ...(await read(id)) };
};
type Hit = Awaited<ReturnType<typeof aHit>>;

const say = (who: Client, { hitId, factsHash, contentHash }: Hit, way: string, more: object = {}) => {
  clock.advance({ seconds: 1 });
  return who.put(`${place}/${hitId}/${way}`, { factsHash, contentHash, ...more });
};
const undo = (who: Client, { hitId }: Hit) => {
  clock.advance({ seconds: 1 });
  return who.put(`${place}/${hitId}/undoing`);
};
const correct = async ({ aMLID }: Hit, facts: Facts) => {
  clock.advance({ seconds: 1 });
  const { version, subjects } = (await hannah.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data;
  const [{ subjectId, name, dateOfBirth, nationality }] = subjects;
  const person = { kind: 'INDIVIDUAL', idType: 'PASSPORT', name, dateOfBirth, nationality, version };
  return hannah.put(`/api/v1/amls/${aMLID}/subjects/${subjectId}`, { ...person, ...facts });
};
const askedFor = ({ dismissal }: Hit, reason: string): Reason =>
  dismissal.reasons.find((each: Reason) => each.reason === reason);

/** Below the score for two officers: the name is spelled otherwise, the year is near, and the nationality is another. */
const alike = { name: 'Torvald Branick', nationality: 'SG', dateOfBirth: '1966-01-01' };
/** Below the score for words. */
const distant = { ...alike, name: 'Torvalt Brannick' };

describe('a dismissal', () => {
  it.each(['BIRTH', 'NAME', 'NATIONALITY', 'KIND'])(
    'for %s is refused where the page shows the contrary',
    async (reason) => {
      const hit = await aHit();
      expect(hit.score).toBe('1.000');
      expect(askedFor(hit, reason).contradicted).not.toBeNull();
      const refused = await say(farid, hit, 'false', { ...somebodyElse, reason });
      expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'reason']);
      expect(await caseOf(hit)).toBe('PENDING');
    },
  );

  it('takes words from a score on, or where the page says nothing of its reason', async () => {
    const hit = await aHit(alike);
    expect(Number(hit.score)).toBeGreaterThan(0.9);
    expect(askedFor(hit, 'NATIONALITY')).toEqual({ reason: 'NATIONALITY', contradicted: null, letters: 10 });
    for (const note of ['', '… … … … … … … … …'])
      expect((await say(farid, hit, 'false', { reason: 'NATIONALITY', note })).body.errors[0].field).toBe('note');
    const { body } = await say(farid, hit, 'false', { reason: 'NATIONALITY', note: 'A citizen since birth' });
    expect(body.data).toEqual({ state: 'FALSE' });
    const low = await aHit(distant);
    expect(Number(low.score)).toBeLessThan(0.9);
    expect(['NATIONALITY', 'BIRTH', 'NUMBER'].map((reason) => askedFor(low, reason).letters)).toEqual([0, 10, 10]);
    expect((await say(farid, low, 'false', { reason: 'NUMBER' })).status).toBe(400);
    expect((await say(farid, low, 'false', { reason: 'NATIONALITY' })).status).toBe(200);
  });

  it('of the same person by all facts is decided alone in longer words where nobody else can, for the next audit', async () => {
    const hit = await aHit();
    expect(hit.dismissal).toMatchObject({ takesTwo: true, isAlone: true });
    const short = { ...somebodyElse, note: 'Another person, I am sure' };
    expect((await say(farid, hit, 'false', short)).status).toBe(400);
    const stolen = await app.letIn(farid.person, { unattended: true });
    clock.advance({ minutes: 11 });
    expect((await say(stolen, hit, 'false', somebodyElse)).body.errors[0].code).toBe('session.unconfirmed');
    expect((await say(farid, hit, 'false', somebodyElse)).body.data).toEqual({ state: 'FALSE' });
    expect(await caseOf(hit)).toBe('CLEAR');
    expect(await listOf('ALONE')).toMatchObject([
      { hitId: hit.hitId, reason: 'OTHER', decidedBy: farid.person.name, state: 'FALSE' },
    ]);
    expect((await read(hit.hitId)).decisions).toMatchObject([{ verdict: 'FALSE', alone: true }]);
  });

  it('that was taken back is decided anew by the same officer where there is no other one', async () => {
    const hit = await aHit(alike);
    const seen = { reason: 'NATIONALITY', note: 'A citizen since birth' };
    await say(farid, hit, 'false', seen);
    await say(farid, hit, 'taking-back', { note: 'Too early' });
    expect((await say(farid, hit, 'false', seen)).status).toBe(400);
    expect((await say(farid, hit, 'false', somebodyElse)).status).toBe(200);
    expect((await listOf('ALONE')).map(({ hitId }: Hit) => hitId)).toContain(hit.hitId);
  });

  it('of the same person by all facts waits for a second officer, whoever reads the case, and is confirmed in words', async () => {
    denise = await app.letIn(await app.aStaff('compliance'));
    const hit = await aHit();
    expect(hit.dismissal).toMatchObject({ takesTwo: true, isAlone: false });
    const before = (await hannah.get(`/api/v1/amls/aml-report?aMLID=${hit.aMLID}`)).body.data;
    expect((await say(farid, hit, 'false', somebodyElse)).body.data).toEqual({ state: 'SECOND_FALSE' });
    expect((await hannah.get(`/api/v1/amls/aml-report?aMLID=${hit.aMLID}`)).body.data).toEqual(before);
    expect((await listOf('WAITING')).map(({ hitId }: Hit) => hitId)).toContain(hit.hitId);
    const notifications = `SELECT person_id AS id FROM notification WHERE link LIKE '%' || $1`;
    expect(await ask(app.services.database, notifications, [hit.hitId])).toEqual([{ id: denise.person.userId }]);
    expect(await read(hit.hitId)).toMatchObject({ maySecond: false, mayTakeBack: true });
    expect(await read(hit.hitId, denise)).toMatchObject({ maySecond: true, mayTakeBack: true });
    expect((await say(farid, hit, 'false-confirmation', { note: somebodyElse.note })).status).toBe(403);
    expect((await say(denise, hit, 'false-confirmation', { note: 'Yes' })).status).toBe(400);
    expect((await say(denise, hit, 'false-confirmation', { note: 'Seen both passports' })).status).toBe(200);
    expect(await caseOf(hit)).toBe('CLEAR');
    expect(await read(hit.hitId)).toMatchObject({ state: 'FALSE', decisions: [{ verdict: 'CONFIRM_FALSE' }, {}] });
  });

  it('is not decided alone because the other officer was disabled just now, or enabled again and rests', async () => {
    const admin = await app.letIn(await app.anAdmin());
    const hit = await aHit();
    await say(farid, hit, 'false', somebodyElse);
    for (const way of ['disable', 'enable']) {
      const path = `/agency/v1/people/${denise.person.userId}/${way}`;
      expect((await admin.post(path, { reason: 'Because' })).status).toBe(200);
      expect([way, await read(hit.hitId)]).toMatchObject([way, { maySecond: false, dismissal: { isAlone: false } }]);
      expect((await say(farid, hit, 'false-confirmation', { note: somebodyElse.note })).status).toBe(403);
    }
    // Nor because the other one was taken off the desk.
    const settle = () =>
      ask(app.services.database, 'UPDATE account_change SET rests_until = at WHERE person_id = $1', [
        denise.person.userId,
      ]);
    await settle();
    const role = (desks: string[]) =>
      admin.put(`/agency/v1/people/${denise.person.userId}/role`, { role: 'staff', desks });
    expect((await role(['content'])).status).toBe(200);
    expect(await read(hit.hitId)).toMatchObject({ maySecond: false, dismissal: { isAlone: false } });
    await ask(app.services.database, `UPDATE person SET desks = '{compliance}' WHERE id = $1`, [denise.person.userId]);
    await settle();
    denise = await app.letIn(denise.person);
    expect((await say(denise, hit, 'false-confirmation', { note: 'Seen both passports' })).status).toBe(200);
  });

  it('that waits for a second officer is confirmed by the first one alone once there is no other', async () => {
    const hit = await aHit();
    await say(farid, hit, 'false', somebodyElse);
    const { database } = app.services;
    await ask(database, `UPDATE person SET disabled_at = now() WHERE id = $1`, [denise.person.userId]);
    expect(await read(hit.hitId)).toMatchObject({ maySecond: true, dismissal: { confirmLetters: 40 } });
    expect((await say(farid, hit, 'false-confirmation', { note: 'Seen both passports' })).status).toBe(400);
    const stolen = await app.letIn(farid.person, { unattended: true });
    clock.advance({ minutes: 11 });
    const response = await say(stolen, hit, 'false-confirmation', { note: somebodyElse.note });
    expect(response.body.errors[0].code).toBe('session.unconfirmed');
    expect((await say(farid, hit, 'false-confirmation', { note: somebodyElse.note })).status).toBe(200);
    expect((await listOf('ALONE')).map(({ hitId }: Hit) => hitId)).toContain(hit.hitId);
    await ask(database, `UPDATE person SET disabled_at = NULL WHERE id = $1`, [denise.person.userId]);
  });
});

it('a true match that was taken back is not dismissed by the same officer in another case of the person', async () => {
  const numbered = { ...alike, idNumber: 'X1110001' };
  const [hit, other] = [await aHit(numbered), await aHit(numbered)];
  const carry = () => doQueued(app, 'aml.cases-alike', 'aml.case-changed');
  await say(farid, hit, 'true', { note: 'The same passport' });
  await say(denise, hit, 'confirmation', { note: 'The same passport' });
  await carry();
  expect((await say(denise, hit, 'taking-back', { note: 'Another passport' })).status).toBe(200);
  await carry();
  expect(await read(other.hitId, denise)).toMatchObject({ state: 'OPEN', dismissal: { takesTwo: false } });
  for (const each of [hit, other]) expect((await say(denise, each, 'false', somebodyElse)).status).toBe(403);
  expect([await caseOf(hit), await caseOf(other)]).toEqual(['PENDING', 'PENDING']);
});

it('nor in a case that has no number, or has another spelling of the name', async () => {
  const hit = await aHit({ ...alike, name: 'Torvalt Branick' });
  await say(farid, hit, 'true', { note: 'The same person' });
  await say(denise, hit, 'confirmation', { note: 'The same person' });
  expect((await say(denise, hit, 'taking-back', { note: 'Another person' })).status).toBe(200);
  const other = await aHit({ ...alike, name: 'Torvald Branik', idNumber: 'X1110002' });
  expect(other).toMatchObject({ state: 'OPEN' });
  expect((await say(denise, other, 'false', somebodyElse)).status).toBe(403);
});

it('a dismissal does not outlast a corrected number that is the one of the list', async () => {
  const facts = { name: 'Gregor Vantres', dateOfBirth: '1959-06-01', nationality: 'SG' };
  const hit = await aHit({ ...facts, idNumber: 'X1114567' });
  expect((await say(farid, hit, 'false', { reason: 'NUMBER', note: 'The passports differ' })).status).toBe(200);
  expect(await caseOf(hit)).toBe('CLEAR');
  expect((await correct(hit, { idNumber: 'X7654567' })).status).toBe(200);
  expect(await caseOf(hit)).toBe('PENDING');
  expect(await read(hit.hitId)).toMatchObject({ state: 'OPEN', score: '1.000', dismissal: { takesTwo: true } });
  // Whoever has the same number elsewhere is looked at, too.
  expect((await aHit({ ...facts, idNumber: 'X7654567' })).state).toBe('OPEN');
});

it('a dismissal that waits for its second word is looked at anew once the customer is corrected', async () => {
  const hit = await aHit({ nationality: 'SG' });
  expect((await say(farid, hit, 'false', somebodyElse)).body.data).toEqual({ state: 'SECOND_FALSE' });
  expect((await correct(hit, { nationality: 'NO' })).status).toBe(200);
  const now = await read(hit.hitId);
  expect(now.state).toBe('OPEN');
  expect((await say(denise, now, 'false-confirmation', { note: 'Seen both passports' })).status).toBe(409);
  expect(await caseOf(hit)).toBe('PENDING');
});

describe('the case', () => {
  it('shows compliance alone what was found and decided by whom, and each screening with its lists', async () => {
    const hit = await aHit();
    const at = `/api/v1/compliance/cases/${hit.aMLID}/findings`;
    await say(farid, hit, 'true', { note: 'The same passport' });
    await say(denise, hit, 'confirmation', { note: 'Seen the copy' });
    await ask(app.services.database, `UPDATE screening_run SET at = at - interval '2 days' WHERE subject_id = $1`, [
      hit.subject.subjectId,
    ]);
    await hannah.post(`/api/v1/amls/${hit.aMLID}/screening`, {});
    const { findings, runs, earlier } = (await farid.get(at)).body.data;
    expect(findings).toMatchObject([
      {
        hitId: hit.hitId,
        state: 'TRUE',
        decisions: [
          { verdict: 'CONFIRM', by: denise.person.name, words: 'Seen the copy' },
          { verdict: 'TRUE', by: farid.person.name },
        ],
      },
    ]);
    expect(runs).toMatchObject([1, 2].map(() => ({ by: hannah.person.name, hits: 1, versions: [{ source: 'OWN' }] })));
    expect(earlier).toBe(0);
    const day = runs[1].at.slice(0, 10);
    expect((await farid.get(`${at}?until=${day}`)).body.data.runs).toMatchObject([{ runId: runs[1].runId }]);
    expect((await hannah.get(at)).status).toBe(403);
    expect((await app.letIn(await app.anAdmin()).then((admin) => admin.get(at))).status).toBe(403);
  });
});

describe('undoing', () => {
  it('is of one’s own dismissal, at once, and the same officer decides anew', async () => {
    const hit = await aHit(distant);
    const another = { reason: 'NATIONALITY' };
    expect((await undo(farid, hit)).status).toBe(409);
    await say(farid, hit, 'false', another);
    expect(await caseOf(hit)).toBe('CLEAR');
    expect((await undo(denise, hit)).status).toBe(403);
    clock.advance({ seconds: 28 });
    expect((await undo(farid, hit)).status).toBe(200);
    expect(await caseOf(hit)).toBe('PENDING');
    expect((await undo(farid, hit)).status).toBe(409);
    expect((await say(farid, hit, 'false', another)).status).toBe(200);
    clock.advance({ seconds: 31 });
    expect((await undo(farid, hit)).status).toBe(409);
    expect((await read(hit.hitId)).decisions.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
      'FALSE',
      'UNDO',
      'FALSE',
    ]);
  });

  it('is of a dismissal alone, and of one that waits for a second officer, too', async () => {
    const hit = await aHit();
    await say(farid, hit, 'true', { note: 'The same passport' });
    expect((await undo(farid, hit)).status).toBe(409);
    await say(denise, hit, 'taking-back', { note: 'Another passport' });
    expect((await undo(denise, hit)).status).toBe(409);
    await say(farid, hit, 'false', somebodyElse);
    expect((await undo(farid, hit)).status).toBe(200);
    expect((await read(hit.hitId)).state).toBe('OPEN');
    // It takes away no more than the slip: whoever took a true match back still dismisses nothing.
    expect((await say(denise, hit, 'false', somebodyElse)).status).toBe(403);
    expect((await say(denise, hit, 'true', { note: 'The same passport' })).status).toBe(200);
  });
});
