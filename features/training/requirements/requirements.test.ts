import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

let app: TestApp;
let desk: Client;
let other: Client;
beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  desk = await app.letIn(await app.aStaff('people'));
  other = await app.letIn(await app.aStaff('people'));
});

const rule = {
  from: '2027-01-01',
  prescribed: 4,
  professional: 10,
  genericPlus: 0,
  newcomersExempt: false,
  source: 'CEA: 14 hours',
};
const add = (given: object = {}) => desk.post('/api/v1/desk/cpd-rules', { ...rule, ...given });
const rules = async () => (await desk.get('/api/v1/desk/cpd-rules')).body.data;

describe('a CPD rule', () => {
  it('begins after today, and is replaced only before it begins', async () => {
    expect((await add()).status).toBe(200);
    expect(await add({ from: '2026-11-20' })).toMatchObject({ status: 400, body: { errors: [{ field: 'from' }] } });
    expect((await add({ prescribed: 0, professional: 0 })).status).toBe(400);
    expect((await add({ professional: 12 })).status).toBe(200);
    expect(
      (await rules()).map(({ from, components }: { from: string; components: object }) => [from, components]),
    ).toEqual([
      [
        '2027-01-01',
        [
          { component: 'PE', least: 4 },
          { component: 'PC', least: 12 },
        ],
      ],
      ['2026-01-01', expect.any(Array)],
      ['2012-10-01', expect.any(Array)],
    ]);
  });

  it('that was entered for a wrong day is removed before it begins, and holds no other one up', async () => {
    const remove = (from: string) => desk.delete(`/api/v1/desk/cpd-rules/${from}`);
    const days = async () => (await rules()).map(({ from }: { from: string }) => from);
    expect((await add({ from: '2036-01-01' })).status).toBe(200);
    expect((await add({ from: '2028-01-01' })).status).toBe(200);
    expect((await days()).slice(0, 3)).toEqual(['2036-01-01', '2028-01-01', '2027-01-01']);
    expect((await remove('2036-01-01')).status).toBe(200);
    expect((await remove('2036-01-01')).status).toBe(404);
    expect((await remove('2026-01-01')).status).toBe(409);
    expect(await days()).toEqual(['2028-01-01', '2027-01-01', '2026-01-01', '2012-10-01']);
  });
});

describe('a reminder of missing hours', () => {
  const remind = (by = desk) => by.post('/api/v1/desk/cpd-reminder', {});

  it('goes to everybody who lacks some, once a day, whoever asks', async () => {
    expect((await remind()).status).toBe(409);
    const { $client } = app.services.database;
    const [late, newcomer] = [await app.aSalesperson(), await app.aSalesperson()];
    // Whoever joined in this cycle is exempt.
    await $client.query("UPDATE person SET created_at = '2020-01-01' WHERE id = $1", [late.userId]);
    const answers = await Promise.all([remind(), remind(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { rows } = await $client.query("SELECT person_id, line FROM notification WHERE kind = 'cpdShortfall'");
    expect(rows).toEqual([{ person_id: late.userId, line: 'Still to complete in this cycle: PE 4, PC 8, GC Plus 4' }]);
    expect(rows.some(({ person_id }) => person_id === newcomer.userId)).toBe(false);
    expect((await desk.get('/api/v1/desk/cpd-reminder')).body.data).toMatchObject({
      open: 1,
      last: { people: 1, isToday: true },
    });
  });
});
