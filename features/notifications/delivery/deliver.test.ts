import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { listOutbox, readOutbox } from '#platform/server/mail/outbox.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { atEndOfFile } from '#test/at-end.ts';
import type { Client } from '#test/people.ts';
import { notify } from '../notify.server.ts';
import { aSubscription } from '../rig/a-subscription.ts';

/** Ten in the morning in Singapore. */
const clock = clockAt('2026-03-05T02:00:00Z');
const urgent: NotificationKind = { key: 'returned', label: '', help: '', action: 'Read and amend', isUrgent: true };
const usual: NotificationKind = { key: 'approved', label: '', help: '', action: 'Open the transaction' };

let app: TestApp;
/** A push service on this machine: what came, and how it answers. */
const service = {
  came: [] as { path: string; headers: NodeJS.Dict<string | string[]> }[],
  status: 201,
  isSilent: false,
};

beforeAll(async () => {
  const server = createServer((request, response) => {
    service.came.push({ path: request.url ?? '', headers: request.headers });
    request.resume();
    if (service.isSilent) return;
    response.writeHead(service.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  pushUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = await testApp({ clock, env: { PUBLIC_URL: 'https://gable.example', PUSH_ORIGINS: pushUrl } });
});
let pushUrl = '';

const send = (client: Client, kind: NotificationKind, key: string, title = `About ${key}`) =>
  transact(app.asNobody, (at) =>
    notify(at, kind, { to: [client.person.userId], key, title, line: 'A line', link: '/e-submission/1' }),
  );
const run = (name: string) => app.composed.jobs.find((job) => job.name === `notifications.${name}`)?.run({});
const deliver = async () => {
  await run('deliver');
  await run('daily-mails');
};
const folder = () => join(app.services.config.dataDir, 'outbox');
const mailsTo = async ({ person }: Client) => {
  await deliver();
  const all = await listOutbox(folder());
  return all.filter(({ to }) => to === `${person.userName}@gable.example`).reverse();
};
const subjects = async (client: Client) => (await mailsTo(client)).map(({ subject }) => subject).sort();
const someone = async () => app.letIn(await app.aSalesperson());
const rows = async (text: string, ...values: unknown[]) =>
  (await app.services.database.$client.query(text, values)).rows;

describe('mails', () => {
  it('of what is urgent are sent at once, and once', async () => {
    const hannah = await someone();
    await send(hannah, urgent, 'urgent');
    await send(hannah, urgent, 'urgent');
    const [mail] = await mailsTo(hannah);
    expect(await subjects(hannah)).toEqual(['About urgent']);
    const { text, links } = await readOutbox(folder(), mail?.id ?? '');
    expect(text).toContain('A line');
    expect(links[0]).toBe('https://gable.example/e-submission/1');
  });

  it('of the rest come once a day, with what was not read by then', async () => {
    const hannah = await someone();
    for (const key of ['first', 'second', 'third']) await send(hannah, usual, key);
    const [newest] = (await hannah.get('/api/v1/notifications')).body.data.rows;
    await hannah.put('/api/v1/notifications/read', { ids: [newest.id] });
    expect(await subjects(hannah)).toEqual([]);
    clock.moveTo('2026-03-06T00:00:01Z');
    const [mail] = await mailsTo(hannah);
    expect(mail?.subject).toBe('2 notifications you have not read');
    const { text } = await readOutbox(folder(), mail?.id ?? '');
    expect(text).not.toContain(newest.title);
    await send(hannah, usual, 'fourth');
    clock.moveTo('2026-03-07T00:00:01Z');
    expect(await subjects(hannah)).toEqual(['2 notifications you have not read', 'About fourth']);
  });

  it('of a day do not make notices to the same people wait for each other', async () => {
    const hannah = await someone();
    await transact(app.asNobody, async (at) => {
      await notify(at, usual, { to: [hannah.person.userId], key: 'held', title: 'A', line: '', link: '/news' });
      // It is committed while the first one is not.
      await send(hannah, usual, 'meanwhile');
    });
    expect((await hannah.get('/api/v1/notifications')).body.data.totalRecords).toBe(2);
  });

  it('wait for the end of quiet hours, and are not sent if it was read meanwhile', async () => {
    // Half past eleven at night.
    clock.moveTo('2026-03-07T15:30:00Z');
    const [hannah, arjun] = [await someone(), await someone()];
    for (const client of [hannah, arjun]) await send(client, urgent, 'at-night');
    expect(await subjects(hannah)).toEqual([]);
    await arjun.put('/api/v1/notifications/read-all', { until: clock.now().toString() });
    clock.moveTo('2026-03-08T00:00:01Z');
    expect(await subjects(hannah)).toEqual(['About at-night']);
    expect(await subjects(arjun)).toEqual([]);
  });

  it('come as their person chose', async () => {
    const hannah = await someone();
    const choose = (kind: string, choice: string) =>
      hannah.put('/api/v1/notification-preferences', { kind, way: 'mail', choice });
    expect((await choose('returned', 'off')).status).toBe(200);
    expect((await choose('approved', 'now')).status).toBe(200);
    await send(hannah, urgent, 'off');
    await send(hannah, usual, 'now');
    expect(await subjects(hannah)).toEqual(['About now']);
    const { kinds } = (await hannah.get('/api/v1/notification-preferences')).body.data;
    expect(kinds).toContainEqual(expect.objectContaining({ kind: 'returned', mail: 'off', push: 'now', bell: true }));
    expect((await choose('paidOut', 'daily')).status).toBe(400);
    expect((await choose('nothing', 'now')).status).toBe(400);
  });

  it('of whom has left are not sent', async () => {
    const hannah = await someone();
    await send(hannah, urgent, 'left');
    await rows('UPDATE person SET disabled_at = $2 WHERE id = $1', hannah.person.userId, clock.now().toString());
    expect(await subjects(hannah)).toEqual([]);
  });
});

it.each([
  // From, to, the hour of the event, the hour at which it comes.
  [22, 8, '2026-03-05T21:59', '2026-03-05T21:59'],
  [22, 8, '2026-03-05T22:00', '2026-03-06T08:00'],
  [22, 8, '2026-03-05T07:59', '2026-03-05T08:00'],
  [22, 8, '2026-03-05T08:00', '2026-03-05T08:00'],
  [12, 14, '2026-03-05T13:00', '2026-03-05T14:00'],
  [12, 14, '2026-03-05T14:00', '2026-03-05T14:00'],
  [0, 0, '2026-03-05T03:00', '2026-03-05T03:00'],
])('quiet from %i to %i: what happens at %s comes at %s', async (from, to, happens, comes) => {
  const [row] = await rows(
    'SELECT after_quiet_hours($1::timestamptz, $2, $3) = $4::timestamptz AS is',
    `${happens}+08`,
    from,
    to,
    `${comes}+08`,
  );
  expect(row).toEqual({ is: true });
});

describe('a device', () => {
  const add = (client: Client, subscription: object, given: object = {}) =>
    client.post('/api/v1/notification-devices', {
      ...subscription,
      name: 'Chrome on Windows',
      mark: randomUUID(),
      ...given,
    });
  const devices = async (client: Client) => (await client.get('/api/v1/notification-devices')).body.data.devices;
  const withDevice = async () => {
    const client = await someone();
    service.status = 201;
    await add(client, aSubscription(`${pushUrl}/device/${client.person.userName}`));
    service.came = [];
    return client;
  };

  it('gets what is urgent, encrypted and signed, once', async () => {
    const hannah = await withDevice();
    await send(hannah, urgent, 'pushed', 'Read this');
    await send(hannah, usual, 'not-pushed');
    await deliver();
    await deliver();
    expect(service.came).toHaveLength(1);
    expect(service.came[0]).toMatchObject({
      path: `/device/${hannah.person.userName}`,
      headers: {
        'content-encoding': 'aes128gcm',
        authorization: expect.stringMatching(/^vapid t=.+, k=.+/),
        topic: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    });
    expect((await devices(hannah))[0].reachedAt).not.toBeNull();
  });

  it.each([404, 410])('that is gone for good (%i) is removed', async (status) => {
    const hannah = await withDevice();
    service.status = status;
    await send(hannah, urgent, `gone-${status}`);
    await deliver();
    expect(await devices(hannah)).toEqual([]);
  });

  it.each([429, 500])(
    'whose push service is in trouble (%i) is tried again, and given up in the end',
    async (status) => {
      const hannah = await withDevice();
      service.status = status;
      await send(hannah, urgent, `trouble-${status}`);
      for (let round = 0; round < 10; round += 1) {
        await deliver();
        clock.advance({ minutes: 70 });
      }
      expect(service.came).toHaveLength(6);
      expect(await devices(await app.letIn(hannah.person))).toHaveLength(1);
      const [row] = await rows(
        "SELECT failure FROM notification_delivery WHERE person_id = $1 AND way = 'push' AND failure IS NOT NULL",
        hannah.person.userId,
      );
      expect(row.failure).toContain(String(status));
    },
  );

  it('follows whoever signs in at it and leaves with whoever signs out', async () => {
    const [hannah, arjun] = [await someone(), await someone()];
    const subscription = aSubscription(`${pushUrl}/shared`);
    await add(hannah, subscription);
    await add(arjun, subscription);
    expect(await devices(hannah)).toEqual([]);
    expect(await devices(arjun)).toHaveLength(1);
    await arjun.post('/api/v1/auth/logout');
    expect(await rows('SELECT FROM notification_device WHERE person_id = $1', arjun.person.userId)).toEqual([]);
  });

  it('that was removed stays so until its browser is turned on again, wherever it is reached then', async () => {
    const hannah = await someone();
    const mark = randomUUID();
    const isOn = async (path: string, given: object) =>
      (await add(hannah, aSubscription(`${pushUrl}/${path}`), given)).body.data.isOn;
    expect(await isOn('one', { mark })).toBe(true);
    // The push service has moved it.
    expect(await isOn('two', { mark, isAgain: true })).toBe(true);
    const [only, ...others] = await devices(hannah);
    expect(others).toEqual([]);
    await hannah.delete(`/api/v1/notification-devices/${only.id}`);
    for (const path of ['two', 'three']) expect(await isOn(path, { mark, isAgain: true })).toBe(false);
    expect(await devices(hannah)).toEqual([]);
    expect(await isOn('three', { mark })).toBe(true);
    expect(await isOn('three', { mark, isAgain: true })).toBe(true);
  });

  it.each([
    'http://127.0.0.1:1/x',
    'http://10.0.0.1/x',
    'https://fcm.googleapis.com.evil.example/x',
    'http://localhost/x',
    'file:///etc/passwd',
  ])('is no address of our own network or of a stranger: %s', async (endpoint) => {
    const hannah = await someone();
    expect((await add(hannah, aSubscription(endpoint))).status).toBe(400);
  });

  it('is tried by its person alone', async () => {
    const [hannah, arjun] = [await withDevice(), await someone()];
    const [{ id }] = await devices(hannah);
    expect((await arjun.post(`/api/v1/notification-devices/${id}/test`)).status).toBe(404);
    expect((await arjun.delete(`/api/v1/notification-devices/${id}`)).status).toBe(404);
    expect((await hannah.post(`/api/v1/notification-devices/${id}/test`)).status).toBe(200);
    await deliver();
    expect(service.came).toHaveLength(1);
    expect((await hannah.delete(`/api/v1/notification-devices/${id}`)).status).toBe(200);
  });
});
