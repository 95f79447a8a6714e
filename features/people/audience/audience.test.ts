import { beforeAll, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Person } from '#test/people.ts';
import { setRank, setUpline } from '../index.server.ts';
import { audienceOf, nameAudience, peopleOf } from './audience.server.ts';

let app: TestApp;
const clock = clockAt('2026-03-05T02:00:00Z');
/** ann leads ben, ben leads cai; dan is in no team. */
let everyone: Record<'ann' | 'ben' | 'cai' | 'dan' | 'eve' | 'oda', Person>;

beforeAll(async () => {
  app = await testApp({ clock });
  const [ann, ben, cai] = [
    await app.aSalesperson({ name: 'Ann' }),
    await app.aSalesperson({ name: 'Ben' }),
    await app.aSalesperson(),
  ];
  const dan = await app.aSalesperson({ name: 'Dan' });
  everyone = { ann, ben, cai, dan, eve: await app.aStaff('content'), oda: await app.anAdmin() };
  await lead(ben, ann, '2025-01-01');
  await lead(cai, ben, '2025-01-01');
  await rank(cai, 'ASSOCIATE', '2025-01-01');
  await rank(cai, 'SENIOR_ASSOCIATE', '2026-06-01');
});

const idsOf = async (audience: string[], day: string) =>
  (await ask<{ id: string }>(app.services.database, peopleOf, { audience, day })).map(({ id }) => id);
const lead = (member: Person, above: Person, fromDay: string) =>
  transact(app.asNobody, (at) => setUpline(at, { personId: member.userId, uplineId: above.userId, fromDay }));
const rank = (member: Person, code: string, fromDay: string) =>
  transact(app.asNobody, (at) => setRank(at, { personId: member.userId, rank: code, fromDay }));
const team = (leader: Person) => `team:${leader.userId}`;

it('has the same people whether asked for a reader or for all of them', async () => {
  const { ann, ben, dan } = everyone;
  const audiences = [
    ['everyone'],
    ['salespeople'],
    ['staff'],
    [team(ann)],
    [team(ben)],
    [team(ben), 'staff'],
    ['rank:ASSOCIATE'],
    ['rank:SENIOR_ASSOCIATE', team(dan)],
  ];
  const found: Record<string, Record<string, string[]>> = {};
  for (const day of ['2026-03-05', '2026-06-02']) {
    clock.moveTo(`${day}T02:00:00Z`);
    const onDay: Record<string, string[]> = {};
    found[day] = onDay;
    for (const audience of audiences) {
      const ids = await idsOf(audience, day);
      const names = Object.entries(everyone).filter(([, someone]) => ids.includes(someone.userId));
      const readers = [];
      for (const [name, someone] of Object.entries(everyone)) {
        const keys = await audienceOf({ ...app.asNobody, actor: someone });
        if (audience.some((key) => keys.includes(key))) readers.push(name);
      }
      expect(readers).toEqual(names.map(([name]) => name));
      onDay[await inWords(audience)] = readers;
    }
  }
  const always = {
    Everyone: ['ann', 'ben', 'cai', 'dan', 'eve', 'oda'],
    'All salespeople': ['ann', 'ben', 'cai', 'dan'],
    'Staff and administrators': ['eve', 'oda'],
    'Ann’s team': ['ann', 'ben', 'cai'],
    'Ben’s team': ['ben', 'cai'],
    'Ben’s team, Staff and administrators': ['ben', 'cai', 'eve', 'oda'],
  };
  expect(found).toEqual({
    '2026-03-05': { ...always, Associate: ['cai'], 'Senior associate, Dan’s team': ['dan'] },
    '2026-06-02': { ...always, Associate: [], 'Senior associate, Dan’s team': ['cai', 'dan'] },
  });
});

const inWords = async (audience: string[]) =>
  (await nameAudience(app.services.database, audience)).map(({ name }) => name).join(', ');

it('leaves out a team whose leader is not known', async () => {
  const unknown = 'team:00000000-0000-4000-8000-000000000000';
  expect(await nameAudience(app.services.database, ['staff', unknown])).toEqual([
    { key: 'staff', name: 'Staff and administrators' },
  ]);
});
