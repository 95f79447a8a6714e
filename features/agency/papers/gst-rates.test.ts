import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client, Person } from '#test/people.ts';

let app: TestApp;
let [one, two, three]: Client[] = [];
const clock = clockAt('2026-11-20T02:00:00Z');
beforeAll(async () => {
  app = await testApp({ clock });
  for (const client of ['finance', 'finance', 'finance'] as const) {
    const next = await app.letIn(await app.aStaff(client));
    [one, two, three] = [two, three, next];
  }
});

const place = '/agency/v1/gst-rates';
const prepare = (validFrom: string, rate: number) => one?.post(place, { validFrom, rate });
const read = async () => (await one?.get(place))?.body.data;
const decide = (by: Client | undefined, id: string, how: 'approval' | 'decline') =>
  by?.post(`${place}/changes/${id}/${how}`, {});
const personOf = (client: Client | undefined): Person => {
  if (!client?.person) throw new Error('Nobody is signed in.');
  return client.person as Person;
};
const waitingId = async () => (await read()).waiting[0].changeId;

describe('a rate of GST', () => {
  it('is prepared by one and approved by another, once', async () => {
    expect((await prepare('2027-01-01', 100_000))?.status).toBe(200);
    expect(await read()).toMatchObject({
      rates: [{ validFrom: '2024-01-01' }, {}, {}],
      waiting: [{ title: 'GST 10% from 01 Jan 2027' }],
    });
    expect(await prepare('2027-01-01', 90_000)).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'validFrom' }] },
    });
    const id = await waitingId();
    expect((await decide(one, id, 'approval'))?.status).toBe(403);
    const answers = await Promise.all([decide(two, id, 'approval'), decide(three, id, 'approval')]);
    expect(answers.map((each) => each?.status).sort()).toEqual([200, 404]);
    expect(await read()).toMatchObject({
      rates: [{ validFrom: '2027-01-01', rate: 100_000 }, {}, {}, {}],
      waiting: [],
    });
    expect((await prepare('2027-01-01', 100_000))?.status).toBe(409);
  });

  it('begins after today, also on the day of its approval', async () => {
    expect(await prepare('2026-11-20', 80_000)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'validFrom' }] },
    });
    expect((await prepare('2026-11-21', 80_000))?.status).toBe(200);
    const id = await waitingId();
    clock.advance({ hours: 24 });
    // Sessions are over by then.
    [one, two] = [await app.letIn(personOf(one)), await app.letIn(personOf(two))];
    expect((await decide(two, id, 'approval'))?.status).toBe(409);
    expect((await decide(one, id, 'decline'))?.status).toBe(200);
    expect((await read()).rates.map(({ validFrom }: { validFrom: string }) => validFrom)).not.toContain('2026-11-21');
  });
});
