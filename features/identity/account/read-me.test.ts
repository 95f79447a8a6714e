import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

let app: TestApp;
let admin: Client;
let [one, other]: Client[] = [];

beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn(await app.anAdmin());
  one = await app.signIn(await app.aSalesperson());
  other = await app.signIn(await app.aSalesperson());
});

const inPilot = async (who: Client | undefined) => (await who?.get('/api/v1/users/info'))?.body.data.inPilot;

test('everyone is in the pilot until it names somebody; then they alone are', async () => {
  expect([await inPilot(one), await inPilot(other), await inPilot(admin)]).toEqual([true, true, true]);
  const { rows } = (await admin.get('/agency/v1/settings')).body.data;
  const { version } = rows.find(({ key }: { key: string }) => key === 'pilotAgents');
  const value = [one?.person.registrationNo];
  expect((await admin.put('/agency/v1/settings/pilotAgents', { value, version })).status).toBe(200);
  expect([await inPilot(one), await inPilot(other), await inPilot(admin)]).toEqual([true, false, false]);
});
