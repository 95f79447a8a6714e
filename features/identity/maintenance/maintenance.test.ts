import { beforeEach, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { openMaintenance } from './maintenance.server.ts';

// A session lasts four hours.
const beginning = '2026-11-20T13:30:00Z';
const clock = clockAt(beginning);
let app: TestApp;
let agent: Client;
let admin: Client;

// 22:00 in Singapore is 14:00 in UTC.
const window = { from: '2026-11-20T22:00', until: '2026-11-20T23:30', reason: 'The database moves.' };
const words = 'Gable is closed for maintenance until 20 Nov 2026, 23:30 (Singapore time). The database moves.';

beforeEach(async () => {
  clock.moveTo(beginning);
  app = await testApp({ clock });
  agent = await app.signIn(await app.aSalesperson());
  admin = await app.signIn(await app.anAdmin());
  await close([window]);
});

const close = (windows: object[], version = 0) =>
  admin.put('/agency/v1/settings/maintenanceWindows', { value: windows, version, confirmed: true });
const login = (client: Client) =>
  app.anyone.post('/api/v1/auth/login', { userName: client.person.userName, password: app.password });

describe('a maintenance window', () => {
  it('is announced from a day before', async () => {
    const read = async () => (await app.anyone.get('/api/v1/maintenance')).body.data;
    const span = { from: '2026-11-20T14:00:00.000Z', until: '2026-11-20T15:30:00.000Z', reason: window.reason };
    expect(await read()).toEqual({ now: null, next: span, at: '2026-11-20T13:30:00.000Z' });
    clock.moveTo('2026-11-19T13:59:00Z');
    expect(await read()).toMatchObject({ now: null, next: null });
    clock.moveTo('2026-11-20T14:00:00Z');
    expect(await read()).toMatchObject({ now: span, next: null });
  });

  it('is answered as it is stored, also by a server that got no notification of a change', async () => {
    const server = await openMaintenance(app.services);
    expect(await server.words()).not.toBe('');
    await app.services.database.$client.query(`UPDATE setting SET value = '[]' WHERE key = 'maintenanceWindows'`);
    expect(await server.read()).toMatchObject({ now: null, next: null });
    server.close();
  });

  it('answers everyone but administrators 503 until it is over, and says until when', async () => {
    clock.moveTo('2026-11-20T13:59:59Z');
    expect((await agent.get('/api/v1/users/info')).status).toBe(200);
    clock.moveTo('2026-11-20T14:00:00Z');
    for (const answer of [await agent.get('/api/v1/users/info'), await agent.post('/api/v1/esubmissions', {})]) {
      expect(answer).toMatchObject({
        status: 503,
        headers: { 'retry-after': '5400' },
        body: { success: false, errors: [{ message: words, code: 'maintenance.unavailable' }] },
      });
    }
    expect(String((await agent.get('/api/v1/users/info')).headers['set-cookie'])).toMatch(/^authToken=;/);
    expect((await admin.get('/api/v1/users/info')).status).toBe(200);
    expect((await app.anyone.get('/health')).status).toBe(200);
    expect((await app.anyone.get('/ready')).status).toBe(200);
    const page = await app.app.inject({
      url: '/api/v1/auth/sign-in-page',
      headers: { cookie: `authToken=${agent.token}` },
    });
    expect(page.json()).toMatchObject({ success: true, data: { maintenance: words } });
  });

  it('lets administrators sign in, and nobody else', async () => {
    clock.moveTo('2026-11-20T15:00:00Z');
    expect(await login(agent)).toMatchObject({ status: 503, body: { errors: [{ message: words }] } });
    expect((await login(admin)).status).toBe(200);
  });

  it('has signed everyone else out when it is over', async () => {
    clock.moveTo('2026-11-20T15:30:00Z');
    expect((await agent.get('/api/v1/users/info')).status).toBe(401);
    expect((await admin.get('/api/v1/users/info')).status).toBe(200);
    const again = await app.signIn(agent.person);
    expect((await again.get('/api/v1/users/info')).status).toBe(200);
  });

  it('begins at once when it is set, on every server', async () => {
    const until = { ...window, from: '2026-11-20T21:00' };
    expect((await agent.get('/api/v1/users/info')).status).toBe(200);
    expect((await close([until], 1)).status).toBe(200);
    await expect.poll(async () => (await agent.get('/api/v1/users/info')).status).toBe(503);
    expect((await close([], 2)).status).toBe(200);
    await expect.poll(async () => (await login(agent)).status).toBe(200);
  });
});

it('the first window is the one of March 2025', async () => {
  await admin.delete('/agency/v1/settings/maintenanceWindows?version=1');
  clock.moveTo('2025-03-09T06:59:00Z');
  await expect
    .poll(async () => (await app.anyone.get('/api/v1/maintenance')).body.data.now)
    .toEqual({ from: '2025-03-09T00:00:00.000Z', until: '2025-03-09T07:00:00.000Z', reason: '' });
});
