import { beforeEach, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { aHeldCompany, anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { aSubmittedCase, move } from '../rig/moves.ts';

const beginning = '2026-11-20T02:00:00Z';
const clock = clockAt(beginning);
let app: TestApp;
let agent: Client;
let mei: Client;
let janice: Client;

beforeEach(async () => {
  clock.moveTo(beginning);
  app = await testApp({ clock });
  agent = await app.letIn(await app.aSalesperson());
  mei = await app.letIn(await app.aStaff('submissions'));
  janice = await app.letIn(await app.aStaff('submissions'));
});

const claimNext = async (by: Client) => (await by.post('/api/v1/esubmissions/claim-next')).body.data.claimed?.eSubId;
const listed = async (by: Client, query: string) =>
  (await by.get(`/api/v1/esubmissions?${query}`)).body.data.rows.map((row: { eSubId: string }) => row.eSubId);

const submittedAt = async (minutes: number) => {
  clock.moveTo(Temporal.Instant.from(beginning).add({ minutes }).toString());
  return (await aSubmittedCase(agent)).eSubId;
};

describe('the next case', () => {
  it('is the oldest that nobody has, once for each of those who ask at the same time', async () => {
    const [first, second] = [await submittedAt(0), await submittedAt(1)];
    const claimed = await Promise.all([claimNext(mei), claimNext(janice), claimNext(janice)]);
    expect(claimed.filter(Boolean).sort()).toEqual([first, second].sort());
    expect(await claimNext(mei)).toBeUndefined();
  });

  it('is what one returned oneself before what is older, and for a colleague only once it is due', async () => {
    const returned = await submittedAt(10);
    expect(await claimNext(mei)).toBe(returned);
    expect((await move(mei, returned, 5, 'The signature is missing')).status).toBe(200);
    expect((await move(agent, returned, 2)).status).toBe(200);
    const { body } = await mei.get(`/api/v1/esubmissions/${returned}/summary`);
    // It keeps the age of its first submission.
    expect(body.data).toMatchObject({
      submittedDate: '2026-11-20T02:10:00.000Z',
      claimedByName: mei.person.name,
      status: { label: 'Submitted' },
    });
    const other = await submittedAt(20);
    expect(await claimNext(janice)).toBe(other);
    expect((await move(janice, other, 2)).status).toBe(200);
    expect(await claimNext(mei)).toBe(returned);
    expect((await move(mei, returned, 5, 'Still missing')).status).toBe(200);
    expect((await move(agent, returned, 2)).status).toBe(200);
    clock.advance({ hours: 24 });
    janice = await app.letIn(janice.person);
    expect(await claimNext(janice)).toBe(returned);
  });
});

it('the queue is filtered by mine and by nobody’s', async () => {
  const [first, second] = [await submittedAt(0), await submittedAt(1)];
  expect((await move(mei, first, 3)).status).toBe(200);
  expect(await listed(mei, 'claim=mine')).toEqual([first]);
  expect(await listed(janice, 'claim=mine')).toEqual([]);
  expect(await listed(janice, 'claim=nobody')).toEqual([second]);
  const compliance = await app.letIn(await app.aStaff('compliance'));
  expect((await move(compliance, second, 8, 'A name on a list')).status).toBe(200);
  expect(await listed(janice, 'claim=nobody')).toEqual([]);
});

describe('an identity number in full', () => {
  const show = (by: Client, eSubId: string, body: object) =>
    by.post(`/api/v1/esubmissions/${eSubId}/identity-number`, body);

  it('is shown to the desk, one at a time, and it is recorded who saw it', async () => {
    const draft = await anEsubmission(agent, { status: 'draft' });
    const { companyUuid, shareholderId } = await aHeldCompany(agent, draft);
    const eSubId = (await aSubmittedCase(agent)).eSubId;
    const { parties } = (await mei.get(`/api/v1/esubmissions/${eSubId}/summary`)).body.data;
    const [person] = parties.filter(({ idType }: { idType: string }) => idType === 'NRIC');
    const answer = await show(mei, eSubId, { partyUuid: person.uuid });
    expect(answer.status).toBe(200);
    expect(answer.body.data.idNumber.slice(-4)).toBe(person.idNumberMasked.slice(-4));
    expect(answer.body.data.idNumber).toMatch(/^[ST]\d{7}[A-Z]$/);

    const { rows } = await app.services.database.$client.query(
      `SELECT actor_name AS by, detail FROM audit_row WHERE aggregate = 'esubmission-reading' AND aggregate_id = $1`,
      [eSubId],
    );
    expect(rows).toEqual([{ by: mei.person.userName, detail: { partyUuid: person.uuid, of: 'party' } }]);
    const stored = await app.services.database.$client.query('SELECT FROM idempotency_key WHERE answer::text LIKE $1', [
      `%${answer.body.data.idNumber}%`,
    ]);
    expect(stored.rowCount).toBe(0);

    // Not to the salesperson, not of another case, and not of a draft.
    expect((await show(agent, eSubId, { partyUuid: person.uuid })).status).toBe(403);
    expect((await show(mei, eSubId, { partyUuid: companyUuid })).status).toBe(404);
    expect((await show(mei, eSubId, { partyUuid: person.uuid, of: shareholderId })).status).toBe(404);
    expect((await show(mei, draft.eSubId, { partyUuid: companyUuid })).status).toBe(404);
  });

  it('is that of a company for everybody who may read it: a UEN is public', async () => {
    const draft = await anEsubmission(agent, { status: 'draft' });
    const { companyUuid } = await aHeldCompany(agent, draft);
    const { parties } = (await agent.get(`/api/v1/esubmissions/${draft.eSubId}/summary`)).body.data;
    const company = parties.find(({ uuid }: { uuid: string }) => uuid === companyUuid);
    expect(company.idType).toBe('UEN');
    expect(company.idNumberMasked).toMatch(/^\d{8,9}[A-Z]$/);
  });
});

describe('an assignment', () => {
  const assign = (by: Client, eSubIds: string[], to: Client, reason = 'Janice is on leave') =>
    by.post('/api/v1/esubmissions/assignments', { eSubIds, to: to.person.userId, reason });
  const titlesOf = async (who: Client) =>
    (await who.get('/api/v1/notifications')).body.data.rows.map(({ title }: { title: string }) => title);

  it('gives what waits and what a colleague checks, with one reason, which both of them read; what can’t be given is named', async () => {
    const [waits, checked] = [await submittedAt(0), await submittedAt(1)];
    expect((await move(janice, checked, 3)).status).toBe(200);
    const closed = await submittedAt(2);
    expect((await move(agent, closed, 4, 'Wrong flat')).status).toBe(200);
    const third = await app.letIn(await app.aStaff('submissions'));
    const { status, body } = await assign(third, [waits, checked, closed], mei);
    expect([status, body.data]).toMatchObject([200, { assigned: 2, left: [{ why: 'Cancelled' }] }]);
    expect((await listed(mei, 'claim=mine')).toSorted()).toEqual([waits, checked].toSorted());
    await doQueued(app, 'notifications.send');
    expect(await titlesOf(mei)).toEqual(['2 submissions assigned to you']);
    expect(await titlesOf(janice)).toEqual([expect.stringMatching(/^ES-2026-\d{6} went to /)]);
    const { history } = (await mei.get(`/api/v1/esubmissions/${checked}/summary`)).body.data;
    expect(history.at(-1)).toMatchObject({ reason: 'Janice is on leave' });
    expect((await assign(third, [waits], mei)).body.data).toMatchObject({ assigned: 0, left: [{}] });
    const colleagues = (await third.get('/api/v1/esubmissions/desk-colleagues')).body.data;
    expect(colleagues.find(({ userId }: { userId: string }) => userId === mei.person.userId)).toMatchObject({
      claimed: 2,
    });
  });

  it('is to somebody of the desk alone', async () => {
    const waits = await submittedAt(0);
    expect((await assign(mei, [waits], agent)).status).toBe(409);
    expect((await assign(agent, [waits], mei)).status).toBe(403);
  });
});
