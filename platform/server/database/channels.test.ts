import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { aProxy } from '#test/faults/proxy.ts';
import { openLog } from '../log.ts';
import { type Channels, openChannels } from './channels.ts';

const log = openLog('silent');
let appUrl: string;
let owner: pg.Client;
const opened: Channels[] = [];

beforeAll(async () => {
  const urls = await freshDatabase();
  appUrl = urls.appUrl;
  owner = new pg.Client({ connectionString: urls.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await Promise.all(opened.map((channels) => channels.close()));
  await owner.end();
});

const open = (url: string) => {
  const channels = openChannels(url, log);
  opened.push(channels);
  return channels;
};

const watch = async (channels: Channels, channel: string) => {
  const log: string[] = [];
  const watching = await channels.watch(channel, {
    notified: (payload) => log.push(payload),
    lost: () => log.push('(lost)'),
  });
  return { log, watching };
};
const notify = (channel: string, payload: string) => owner.query('SELECT pg_notify($1, $2)', [channel, payload]);
const listening = async () => {
  const text = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'gable-channels'`;
  return (await owner.query<{ pid: number }>(text)).rows.map(({ pid }) => pid);
};

test('channels share one connection, and each gets what is its own, also after the connection was lost', async () => {
  const channels = open(appUrl);
  const [one, other] = await Promise.all([watch(channels, 'one'), watch(channels, 'other')]);
  const same = await watch(channels, 'one');
  const [pid, ...more] = await listening();
  expect(more).toEqual([]);
  await notify('one', 'a');
  await notify('other', 'b');
  await expect.poll(() => [one.log, same.log, other.log]).toEqual([['a'], ['a'], ['b']]);
  expect([one.watching.count(), other.watching.count()]).toEqual([1, 1]);

  await owner.query('SELECT pg_terminate_backend($1)', [pid]);
  await expect.poll(() => [one.log.at(-1), other.log.at(-1)]).toEqual(['(lost)', '(lost)']);
  expect(one.watching.isLive()).toBe(false);
  await expect.poll(() => one.watching.isLive(), { timeout: 5_000 }).toBe(true);
  await notify('one', 'c');
  await notify('other', 'd');
  await expect.poll(() => [one.log.at(-1), same.log.at(-1), other.log.at(-1)]).toEqual(['c', 'c', 'd']);
  expect(await listening()).toHaveLength(1);

  same.watching.close();
  await notify('one', 'e');
  await expect.poll(() => one.log.at(-1)).toBe('e');
  expect(same.log.at(-1)).toBe('c');
  await channels.close();
  await expect.poll(listening).toEqual([]);
});

test('a network that swallows packets is noticed, and so is its return', { timeout: 30_000 }, async () => {
  const proxy = await aProxy(appUrl);
  const channels = open(proxy.url);
  const { log, watching } = await watch(channels, 'one');
  proxy.stall();
  await expect.poll(() => log, { timeout: 9_000 }).toEqual(['(lost)']);
  expect(watching.isLive()).toBe(false);
  proxy.heal();
  await expect.poll(() => watching.isLive(), { timeout: 9_000 }).toBe(true);
  await notify('one', 'back');
  await expect.poll(() => log.at(-1)).toBe('back');
  await channels.close();
});

test('a database that is away is waited for in the background', async () => {
  const channels = open(Object.assign(new URL(appUrl), { port: '1' }).href);
  const { log, watching } = await watch(channels, 'one');
  expect([watching.isLive(), log]).toEqual([false, []]);
  await channels.close();
});
