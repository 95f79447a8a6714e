import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { room } from '../room.server.ts';
import { beginWithForms } from './begin.server.ts';

let app: TestApp;
let farid: Client;
let hannah: Client;

beforeAll(async () => {
  app = await testApp();
  farid = await app.letIn(await app.aStaff('compliance'));
  hannah = await app.letIn(await app.aSalesperson());
});

const place = '/agency/v1/settings';
const key = 'dueDiligenceForms';
const now = async () =>
  (await farid.get(place)).body.data.rows.find((row: { key: string }) => row.key === key) as {
    version: number;
    value: { from: string | null };
  };
const move = async (from: string | null) =>
  farid.put(`${place}/${key}`, { value: { from }, version: (await now()).version });
const cardOf = async (who: Client) =>
  (await who.get('/api/v1/dashboard')).body.data.cards.find(({ id }: { id: string }) => id === 'forms-begin')?.data;

it('a new agency has forms from the day of its first start on, which one officer moves until something is submitted', async () => {
  const day = today(app.services.clock);
  expect((await now()).value.from).toBeNull();
  await room.begin?.(app.services);
  expect((await now()).value.from).toBe(day);
  expect([await cardOf(farid), await cardOf(hannah)]).toEqual([{ from: day }, undefined]);
  const next = addDays(day, 14);
  expect((await move(addDays(day, -1))).status).toBe(400);
  const moved = await move(next);
  expect([moved.status, moved.body.data.waiting, moved.body.data.value]).toEqual([200, null, { from: next }]);
  // Another start changes nothing, nor does one after the officer has done without a day.
  await beginWithForms(app.services);
  expect([(await now()).value.from, await cardOf(farid)]).toEqual([next, { from: next }]);
  const { rows } = (await farid.get(`${place}/${key}/history`)).body.data;
  expect(rows.map(({ what }: { what: string }) => what)).toEqual([
    'Changed, while nothing was submitted',
    'Set at the first start',
  ]);
  expect((await move(null)).status).toBe(200);
  await beginWithForms(app.services);
  expect([(await now()).value.from, await cardOf(farid)]).toEqual([null, undefined]);
});

it('an agency with submissions keeps to uploads, and its day takes two officers', async () => {
  await anEsubmission(hannah, { status: 'submitted' });
  await ask(app.services.database, 'DELETE FROM setting WHERE key = $1', [key]);
  await beginWithForms(app.services);
  expect((await now()).value.from).toBeNull();
  expect((await move(today(app.services.clock))).status).toBe(409);
  await app.letIn(await app.aStaff('compliance'));
  expect((await move(today(app.services.clock))).body.data.waiting).toMatchObject({ isMine: true });
});
