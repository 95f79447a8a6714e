import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { decideDemo } from './decide-demo.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const decided = (environment: Record<string, string>) =>
  decideDemo(app.services.database, readConfig({ DATA_DIR: '/nowhere', ...environment }));
const fresh = async (people: 'nobody' | 'somebody') => {
  const { $client } = app.services.database;
  await $client.query('DELETE FROM installation');
  if (people === 'somebody') await app.aSalesperson();
};

describe('whether a database is the demo agency’s', () => {
  it('is decided by the first start, and kept', async () => {
    await fresh('nobody');
    expect(await decided({})).toBe(true);
    expect(await decided({ DEMO: '0', HOST: '127.0.0.1' })).toBe(true);
    await fresh('nobody');
    expect(await decided({ DEMO: '0' })).toBe(false);
    expect(await decided({})).toBe(false);
  });

  it.each([
    ['an address by https', { PUBLIC_URL: 'https://gable.example.com' }, 'PUBLIC_URL is https://gable.example.com'],
    ['a proxy', { TRUST_PROXY: '10.0.0.5' }, 'TRUST_PROXY names a proxy'],
    ['an address of the network', { HOST: '0.0.0.0' }, 'it would listen on 0.0.0.0'],
  ])('with %s, a demo that nobody asked for does not start', async (_, environment, words) => {
    await fresh('nobody');
    await expect(decided(environment)).rejects.toThrow(words);
    expect(await decided({ ...environment, DEMO: '1' })).toBe(true);
  });

  it('never makes a demo of a database in which there are people', async () => {
    await fresh('somebody');
    expect(await decided({})).toBe(false);
    await expect(decided({ DEMO: '1' })).rejects.toThrow('this database is not the demo agency’s');
  });
});

it.each(['0.0.0.0/0', '::/0', '10.0.0.5,0.0.0.0/0'])('a proxy of everybody (%s) is refused', (list) => {
  expect(() => readConfig({ TRUST_PROXY: list })).toThrow('not everybody');
});
