import { beforeAll, describe, expect, it } from 'vitest';
import { lockUplines, setUpline } from '#features/people/index.server.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client, Person } from '#test/people.ts';

let app: TestApp;
let desk: Client;
beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  desk = await app.letIn(await app.aStaff('people'));
});

const place = ({ userId }: Person) => `/agency/v1/people/${userId}`;
const read = async (person: Person) => (await desk.get(place(person))).body.data;
const lead = (member: Person, above: Person | null, fromDay: string) =>
  desk.put(`${place(member)}/upline`, { uplineId: above?.userId ?? null, fromDay });
const leadBefore = (member: Person, above: Person, fromDay: string) =>
  transact(app.asNobody, (at) => setUpline(at, { personId: member.userId, uplineId: above.userId, fromDay }));

describe('the people desk', () => {
  it('gives a rank and an upline from today or a later day on, never for the past', async () => {
    const [ann, ben] = [await app.aSalesperson({ name: 'Ann' }), await app.aSalesperson({ name: 'Ben' })];
    const rank = (fromDay: string) => desk.put(`${place(ben)}/rank`, { rank: 'TEAM_MANAGER', fromDay });
    expect((await rank('2026-11-20')).status).toBe(200);
    expect((await lead(ben, ann, '2027-01-01')).status).toBe(200);
    const past = { status: 400, body: { errors: [{ field: 'fromDay', message: 'Choose 20 Nov 2026 or later.' }] } };
    expect(await rank('2026-11-19')).toMatchObject(past);
    expect(await lead(ben, ann, '2026-11-19')).toMatchObject(past);
    expect(await read(ben)).toMatchObject({
      ranks: [{ fromDay: '2026-11-20', rank: 'TEAM_MANAGER', name: 'Team manager' }],
      uplines: [{ fromDay: '2027-01-01', uplineId: ann.userId, name: 'Ann' }],
      trail: [{ title: 'Upline set' }, { title: 'Rank set' }, {}],
    });
  });

  it('is refused a circle, with the names along it', async () => {
    const [cai, dee, eve] = [
      await app.aSalesperson({ name: 'Cai' }),
      await app.aSalesperson({ name: 'Dee' }),
      await app.aSalesperson({ name: 'Eve' }),
    ];
    await lead(dee, cai, '2026-12-01');
    await lead(eve, dee, '2027-02-01');
    const refused = await lead(cai, eve, '2026-12-15');
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'uplineId' }] } });
    expect(refused.body.errors[0].message).toMatch(
      /^From 01 Feb 2027 (Cai|Dee|Eve) would lead themselves \(.* → .* → .* → .*\)\./,
    );
    expect((await read(cai)).uplines).toEqual([]);
  });

  it('holds nobody while another change of uplines, such as a file, goes before', async () => {
    const [ida, jon] = [await app.aSalesperson({ name: 'Ida' }), await app.aSalesperson({ name: 'Jon' })];
    const waiting = await transact(app.asNobody, async (at) => {
      await lockUplines(at);
      const answers = [
        lead(ida, jon, '2026-12-01'),
        desk.delete(`${place(ida)}/upline/2026-12-01`),
        desk.post(`${place(ida)}/roll-up`, {}),
      ];
      const waits = `SELECT count(*)::int AS waits FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
      await expect.poll(async () => (await ask<{ waits: number }>(at.db, waits))[0]?.waits).toBeGreaterThanOrEqual(3);
      await ask(at.db, `SELECT id FROM person WHERE id = '${ida.userId}' FOR UPDATE NOWAIT`);
      return answers;
    });
    expect((await Promise.all(waiting)).map(({ status }) => status)).not.toContain(500);
  });

  it('gives nothing to somebody whose account is disabled, as a file does not', async () => {
    const [kim, leo] = [await app.aSalesperson({ name: 'Kim' }), await app.aSalesperson({ name: 'Leo' })];
    await desk.post(`${place(kim)}/disable`, { reason: 'Left the agency' });
    const answers = [
      await desk.put(`${place(kim)}/rank`, { rank: 'TEAM_MANAGER', fromDay: '2026-12-01' }),
      await lead(kim, leo, '2026-12-01'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect(await read(kim)).toMatchObject({ ranks: [], uplines: [] });
  });

  it('removes what has not begun, unless the entry before it then closes a circle', async () => {
    const [fay, gus] = [await app.aSalesperson({ name: 'Fay' }), await app.aSalesperson({ name: 'Gus' })];
    await lead(fay, gus, '2026-11-20');
    await lead(fay, null, '2026-12-01');
    await lead(gus, fay, '2026-12-01');
    const remove = (person: Person, day: string) => desk.delete(`${place(person)}/upline/${day}`);
    expect((await remove(fay, '2026-12-01')).body.errors[0].message).toMatch(/From 01 Dec 2026 (Fay|Gus) would lead/);
    expect((await remove(fay, '2026-11-20')).status).toBe(400);
    expect((await remove(fay, '2026-12-02')).status).toBe(404);
    expect((await remove(gus, '2026-12-01')).status).toBe(200);
    expect((await remove(fay, '2026-12-01')).status).toBe(200);
    expect((await read(fay)).uplines).toMatchObject([{ fromDay: '2026-11-20', name: 'Gus' }]);
  });

  it('moves the team of a leader who left to the next who is still there, now and later, and leaves the past', async () => {
    const [top, gone, between, low, soon, leaver] = (await Promise.all(
      ['Top', 'Gone', 'Between', 'Low', 'Soon', 'Left'].map((name) => app.aSalesperson({ name })),
    )) as [Person, Person, Person, Person, Person, Person];
    for (const [member, above] of [
      [gone, between],
      [between, top],
      [low, gone],
      [leaver, gone],
    ] as const)
      await leadBefore(member, above, '2024-01-01');
    await lead(soon, gone, '2027-03-01');
    // Whoever was above the leader comes under them later: they can't lead themselves.
    await lead(top, gone, '2027-06-01').then(({ status }) => expect(status).toBe(400));
    expect((await desk.post(`${place(gone)}/roll-up`, {})).status).toBe(409);
    for (const each of [gone, between, leaver]) await desk.post(`${place(each)}/disable`, { reason: 'Left' });
    const rolledUp = [
      { personId: low.userId, name: 'Low', fromDay: '2026-11-20', uplineName: 'Top' },
      { personId: soon.userId, name: 'Soon', fromDay: '2027-03-01', uplineName: 'Top' },
    ];
    expect((await desk.get(`${place(gone)}/roll-up`)).body.data).toEqual(rolledUp);
    expect((await desk.post(`${place(gone)}/roll-up`, {})).body.data).toEqual(rolledUp);
    expect((await desk.post(`${place(gone)}/roll-up`, {})).body.data).toEqual([]);
    expect((await read(low)).uplines).toMatchObject([
      { fromDay: '2026-11-20', name: 'Top' },
      { fromDay: '2024-01-01', name: 'Gone' },
    ]);
    expect((await read(soon)).uplines).toMatchObject([{ fromDay: '2027-03-01', name: 'Top' }]);
  });
});
