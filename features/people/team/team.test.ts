import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '#platform/server/audit/verify.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Person } from '#test/people.ts';
import { findMembers, isManagerOn, person, readCareer, readStanding, setRank, setUpline } from '../index.server.ts';

let app: TestApp;
let ann: Person;
let ben: Person;
let cai: Person;
const clock = clockAt('2026-03-05T02:00:00Z');

beforeAll(async () => {
  app = await testApp({ clock });
  [ann, ben, cai] = [
    await app.aSalesperson({ name: 'Ann' }),
    await app.aSalesperson({ name: 'Ben' }),
    await app.aSalesperson({ name: 'Cai' }),
  ];
});

const lead = (member: Person, above: Person | null, fromDay: string) =>
  transact(app.asNobody, (at) => setUpline(at, { personId: member.userId, uplineId: above?.userId ?? null, fromDay }));
const promote = (member: Person, rank: string, fromDay: string) =>
  transact(app.asNobody, (at) => setRank(at, { personId: member.userId, rank, fromDay }));
const standingOf = (member: Person, day: string) => readStanding(app.services.database, member.userId, day);
const isManager = (member: Person, day: string) => isManagerOn(app.services.database, member.userId, day);
const isManagerNow = async (member: Person) =>
  (await (await app.letIn(member)).get('/api/v1/users/info')).body.data.isManager;

describe('a team', () => {
  it('has its uplines and ranks by day', async () => {
    await lead(ben, ann, '2024-01-01');
    await lead(ben, cai, '2025-07-01');
    await lead(ben, null, '2026-06-01');
    await promote(ben, 'ASSOCIATE', '2024-01-01');
    await promote(ben, 'SENIOR_ASSOCIATE', '2025-01-01');

    const nobody = { rank: null, rankName: null, uplineId: null, uplineName: null };
    expect(await standingOf(ben, '2023-12-31')).toEqual(nobody);
    expect(await standingOf(ben, '2025-06-30')).toEqual({
      rank: 'SENIOR_ASSOCIATE',
      rankName: 'Senior associate',
      uplineId: ann.userId,
      uplineName: 'Ann',
    });
    expect(await standingOf(ben, '2025-07-01')).toMatchObject({ uplineName: 'Cai' });
    expect(await standingOf(ben, '2026-06-01')).toMatchObject({ uplineId: null });
    expect(await readCareer(app.services.database, ben.userId)).toEqual({
      ranks: [
        { fromDay: '2025-01-01', rank: 'SENIOR_ASSOCIATE', name: 'Senior associate' },
        { fromDay: '2024-01-01', rank: 'ASSOCIATE', name: 'Associate' },
      ],
      uplines: [
        { fromDay: '2026-06-01', uplineId: null, name: null },
        { fromDay: '2025-07-01', uplineId: cai.userId, name: 'Cai' },
        { fromDay: '2024-01-01', uplineId: ann.userId, name: 'Ann' },
      ],
    });
  });

  it('makes a manager of whoever leads someone on that day', async () => {
    expect(await isManager(ann, '2025-06-30')).toBe(true);
    expect(await isManager(ann, '2025-07-01')).toBe(false);
    expect(await isManager(cai, '2025-07-01')).toBe(true);
    expect(await isManager(ben, '2025-07-01')).toBe(false);
    expect(await Promise.all([ann, ben, cai].map(isManagerNow))).toEqual([false, false, true]);
    expect(await isManagerNow(await app.aStaff('people'))).toBe(false);
  });

  it('has people who joined on their first day in it, or with their account where that was earlier', async () => {
    const [gil, hal] = [await app.aSalesperson(), await app.aSalesperson()];
    const joined = async (member: Person) =>
      (await findMembers(app.services.database, [member.userId], '2026-03-05'))[0]?.joinedOn;
    expect([await joined(ben), await joined(gil)]).toEqual(['2024-01-01', '2026-03-05']);
    await lead(gil, ann, '2026-04-01');
    // Nobody led him then.
    await lead(hal, null, '2019-01-01');
    await lead(hal, ann, '2021-01-01');
    expect([await joined(gil), await joined(hal)]).toEqual(['2026-03-05', '2021-01-01']);
  });

  it('has no circle on any day', async () => {
    await expect(lead(ann, ann, '2024-01-01')).rejects.toThrow(
      'From 01 Jan 2024 Ann would lead themselves (Ann → Ann)',
    );
    await expect(lead(cai, ben, '2024-01-01')).rejects.toThrow(
      /From 01 Jul 2025 (Cai|Ben) would lead themselves \((Cai → Ben → Cai|Ben → Cai → Ben)\)/,
    );
    await lead(cai, ben, '2026-06-01');
    await expect(lead(ben, cai, '2026-09-01')).rejects.toThrow('From 01 Sep 2026');
    expect((await readCareer(app.services.database, ann.userId)).uplines).toEqual([]);
  });

  it('refuses the second of two changes at once that would make one', async () => {
    const [dan, eve] = [await app.aSalesperson(), await app.aSalesperson()];
    const tried = await Promise.allSettled([lead(dan, eve, '2025-01-01'), lead(eve, dan, '2025-01-01')]);
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('says anew for the same day', async () => {
    const fay = await app.aSalesperson();
    await lead(fay, ann, '2025-01-01');
    await lead(fay, ben, '2025-01-01');
    await promote(fay, 'ASSOCIATE', '2025-01-01');
    await promote(fay, 'TEAM_MANAGER', '2025-01-01');
    expect(await standingOf(fay, '2025-01-01')).toMatchObject({ rank: 'TEAM_MANAGER', uplineName: 'Ben' });
  });

  it('is of active salespeople', async () => {
    const staff = await app.aStaff('people');
    const gone = await app.aSalesperson();
    await app.services.database
      .update(person)
      .set({ disabledAt: clock.now().toString() })
      .where(eq(person.id, gone.userId));
    await expect(lead(ann, staff, '2025-01-01')).rejects.toThrow('active salesperson');
    await expect(lead(ann, gone, '2025-01-01')).rejects.toThrow('active salesperson');
    await expect(lead(staff, ann, '2025-01-01')).rejects.toThrow('Only salespeople are in a team.');
    await expect(promote(staff, 'ASSOCIATE', '2025-01-01')).rejects.toThrow('Only salespeople have a rank.');
    await expect(promote(ann, 'EMPEROR', '2025-01-01')).rejects.toThrow('no such rank');
  });

  it('leaves a trail', async () => {
    const { rows } = await app.services.database.$client.query(
      'SELECT action, detail FROM audit_row WHERE aggregate_id = $1 ORDER BY seq',
      [cai.userId],
    );
    expect(rows.at(-1)).toEqual({
      action: 'person.upline-set',
      detail: { uplineId: ben.userId, fromDay: '2026-06-01' },
    });
    expect(
      (await verifyAudit(app.services.database.$client, app.services.secrets, app.services.config.auditAnchorFile))
        .faults,
    ).toEqual([]);
  });
});
