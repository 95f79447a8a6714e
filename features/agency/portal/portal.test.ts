import { beforeEach, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';

const beginning = '2026-11-20T02:00:00Z';
const clock = clockAt(beginning);
let app: TestApp;
let desk: Client;
let agent: Client;

beforeEach(async () => {
  clock.moveTo(beginning);
  app = await testApp({ clock });
  desk = await app.letIn(await app.aStaff('people'));
  agent = await app.letIn(await app.aSalesperson());
});

const reason = 'They can’t find a case';
const ask = (by = desk, whom = agent) => by.post(`/agency/v1/people/${whom.person.userId}/portal`, { reason });
const open = (token: string, by = desk) => by.post('/api/v1/token-access/access-request', { token });

/** Looks through the portal as its tab does: under its path, with its cookie beside the one of the staff's own session. */
const looking = async () => {
  const opened = await open((await ask()).body.data.token);
  const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
  const visit = async (method: 'GET' | 'POST', url: string) => {
    const answer = await app.app.inject({
      method,
      url: `/ams${url}`,
      headers: {
        cookie: `authToken=${desk.token}; ${cookie}`,
        'x-requested-with': 'gable',
        'sec-fetch-site': 'same-origin',
      },
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  return { opened, visit };
};

const trail = async () =>
  (
    await app.services.database.$client.query(
      `SELECT action, actor_name AS by, via, detail FROM audit_row WHERE aggregate = 'portal' ORDER BY id`,
    )
  ).rows;

describe('a look into a portal', () => {
  it('is opened once, within a minute, by whoever asked for it', async () => {
    const { token, expiresAt } = (await ask()).body.data;
    expect(expiresAt).toBe('2026-11-20T02:01:00.000Z');
    const other = await app.letIn(await app.aStaff('people'));
    expect((await open(token, other)).status).toBe(404);
    const opened = await open(token);
    expect(opened).toMatchObject({
      status: 200,
      body: { data: { name: agent.person.name, until: '2026-11-20T02:30:00.000Z' } },
    });
    expect(String(opened.headers['set-cookie'])).toMatch(
      /^amsAccess=[\w-]{43}; Max-Age=1800; Path=\/ams; HttpOnly; SameSite=Lax/,
    );
    expect(JSON.stringify(opened.body)).not.toContain('amsAccess');
    expect((await open(token)).status).toBe(404);
    const late = (await ask()).body.data.token;
    clock.advance({ seconds: 61 });
    expect((await open(late)).status).toBe(404);
  });

  it('shows what the salesperson sees, changes nothing, and leaves the staff’s own session alone', async () => {
    const { eSubId } = await anEsubmission(agent, { status: 'draft' });
    const { visit } = await looking();
    expect((await visit('GET', '/api/v1/users/info')).body.data).toMatchObject({
      userName: agent.person.userName,
      via: 'amsaccess',
    });
    expect((await visit('GET', `/api/v1/esubmissions/${eSubId}/summary`)).status).toBe(200);
    const refused = await visit('POST', '/api/v1/esubmissions');
    expect(refused.status).toBe(403);
    expect(refused.body.errors[0].message).toBe('This is someone else’s portal: you can look, and change nothing.');
    expect((await visit('POST', '/api/v1/auth/logout')).status).toBe(403);
    expect((await desk.get('/api/v1/users/info')).body.data.userName).toBe(desk.person.userName);
  });

  it('hands out no document and no draft', async () => {
    const { fileIds } = await anEsubmission(agent);
    const { visit } = await looking();
    expect((await visit('GET', `/media/v1/documents/${fileIds[0]}/download`)).status).toBe(404);
    const [own, looked] = [await agent.get('/api/v1/users/info'), await visit('GET', '/api/v1/users/info')];
    expect(looked.body.data.draftKey).not.toBe(own.body.data.draftKey);
  });

  it('is on the record: who, why, and each call once', async () => {
    const { visit } = await looking();
    await visit('GET', '/api/v1/users/info');
    await Promise.all([visit('GET', '/api/v1/esubmissions'), visit('GET', '/api/v1/esubmissions?search=Goh')]);
    await visit('GET', '/api/v1/users/info');
    const by = desk.person.userName;
    const personId = agent.person.userId;
    expect(await trail()).toMatchObject([
      { action: 'portal.asked', by, via: 'password', detail: { personId, reason } },
      { action: 'portal.opened', by, via: 'password', detail: { personId, reason } },
      { action: 'portal.viewed', by, via: 'amsaccess', detail: { personId, call: 'identity.info', ids: [] } },
      { action: 'portal.viewed', by, via: 'amsaccess', detail: { personId, call: 'esubmission.list', ids: [] } },
    ]);
    const { body } = await desk.get(`/agency/v1/people/${personId}`);
    expect(body.data.trail.map((line: { title: string }) => line.title)).toEqual([
      'Portal opened read-only',
      'Portal asked for',
      'Account created',
    ]);
  });

  it('is on the record with the records that were looked at', async () => {
    const { eSubId } = await anEsubmission(agent, { status: 'draft' });
    const { visit } = await looking();
    await visit('GET', `/api/v1/esubmissions/${eSubId.toUpperCase().replace('-', '%2D')}/summary`);
    await visit('GET', `/api/v1/esubmissions/${eSubId}/summary`);
    const viewed = (await trail()).filter(({ action }) => action === 'portal.viewed').map(({ detail }) => detail);
    expect(viewed).toEqual([{ personId: agent.person.userId, call: 'esubmission.summary', ids: [eSubId] }]);
  });

  it('says whose it is, and ends by hand, by time, or with the session of whoever looks', async () => {
    const by = { name: agent.person.name, staff: desk.person.name, reason };
    const first = await looking();
    expect((await first.visit('GET', '/api/v1/token-access')).body.data).toMatchObject(by);
    const closed = await first.visit('POST', '/api/v1/token-access/close');
    expect(closed.status).toBe(200);
    expect(String(closed.headers['set-cookie'])).toMatch(/^amsAccess=;/);
    expect((await first.visit('GET', '/api/v1/users/info')).status).toBe(401);

    const second = await looking();
    clock.advance({ minutes: 30 });
    const over = await second.visit('GET', '/api/v1/users/info');
    expect(over.status).toBe(401);
    expect(String(over.headers['set-cookie'])).toMatch(/^amsAccess=;/);

    const third = await looking();
    await desk.post('/api/v1/auth/logout');
    expect((await third.visit('GET', '/api/v1/users/info')).status).toBe(401);

    desk = await app.letIn(desk.person);
    clock.advance({ hours: 3, minutes: 50 });
    const late = await looking();
    expect((await late.visit('GET', '/api/v1/users/info')).status).toBe(200);
    clock.advance({ minutes: 10 });
    expect((await late.visit('GET', '/api/v1/users/info')).status).toBe(401);
  });

  it('is of an active salesperson, and outside of one there is none', async () => {
    const staff = await app.letIn(await app.aStaff('content'));
    expect((await ask(desk, staff)).status).toBe(409);
    expect((await desk.get('/api/v1/token-access')).status).toBe(404);
    expect((await desk.post('/api/v1/token-access/close')).status).toBe(404);
  });
});
