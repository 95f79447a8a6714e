import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { approvePlanChanges } from '#test/plan-changes.ts';
import type { PeriodKind } from '../commission.words.ts';
import { agentsOnPlans } from '../rig/agents-on-plans.ts';
import { cappedTerms, flatTerms, tieredTerms } from '../rig/plans.rules.ts';
import { split } from '../tables.server.ts';
import type { CountedShare, PlanStanding } from './progress.calls.ts';

const today = '2026-11-20';
let app: TestApp;
let rig: Awaited<ReturnType<typeof agentsOnPlans>>;
let finance: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt(`${today}T02:00:00Z`) });
  rig = await agentsOnPlans(app);
  finance = await app.letIn(await app.aStaff('finance'));
});

const planOf = async (agent: Client): Promise<PlanStanding> => {
  const { status, body } = await agent.get('/api/v1/my-production/commission-plan');
  expect([status, body.errors ?? []]).toEqual([200, []]);
  return body.data;
};

/** What a deal that is signed today is frozen by. */
const reachedToday = async (dealId: string) => {
  await rig.signedOn(dealId, today);
  await rig.freeze(dealId);
  const [period] = await app.services.database
    .select({ from: split.periodFrom, to: split.periodTo, cents: split.reachedCents })
    .from(split)
    .where(and(eq(split.dealId, dealId), isNotNull(split.frozenAt)));
  return period;
};

const sumOf = (rows: CountedShare[], counting: CountedShare['counting']) =>
  rows.filter((row) => row.counting === counting).reduce((sum, { cents }) => sum + cents, 0);

/** The first and last day of each kind of period in which today is, and the day before it. */
const periods: [PeriodKind, string, string, string][] = [
  ['CALENDAR', '2026-01-01', '2026-12-31', '2025-12-31'],
  ['ANNIVERSARY', '2026-03-01', '2027-02-28', '2026-02-28'],
  ['ROLLING12', '2025-11-20', '2026-11-19', '2025-11-19'],
];

describe('the progress in a period', () => {
  describe.each(periods)('%s', (period, from, to, before) => {
    it.each([
      { scheme: 'tiers', terms: tieredTerms({ period }), counts: 'SHARES', cents: 9_920_000, expected: 4_960_000 },
      {
        scheme: 'a cap',
        terms: cappedTerms({ period, cap: 20_000_000 }),
        counts: 'KEPT',
        cents: 2_976_000,
        expected: 1_488_000,
      },
    ])(
      'of $scheme is what a deal of today is frozen by',
      { timeout: 60_000 },
      async ({ terms, counts, cents, expected }) => {
        const agent = await rig.anAgentOn(terms);
        const [next = '', open = '', first = '', last = '', earlier = ''] = await rig.deals(agent, 5);
        await rig.signedOn(first, from);
        await rig.signedOn(last, to < today ? to : today);
        await rig.signedOn(open, to < today ? to : today);
        await rig.signedOn(earlier, before);
        await rig.signedOn(next, before);
        for (const id of [first, earlier, last]) await rig.freeze(id);

        const { progress, rows } = await planOf(agent);
        expect(progress).toMatchObject({ counts, from, to, cents, expectedCents: expected });
        expect([sumOf(rows, 'COUNTED'), sumOf(rows, 'EXPECTED')]).toEqual([cents, expected]);
        expect(rows.map(({ dealId }) => dealId).toSorted()).toEqual([first, last, open].toSorted());
        expect(await reachedToday(next)).toEqual({ from, to, cents: progress?.cents });
      },
    );
  });

  it('says what is to go to the next tier, and nothing above the last one', async () => {
    const agent = await rig.anAgentOn(tieredTerms({}));
    const ids = await rig.deals(agent, 3);
    expect((await planOf(agent)).progress).toMatchObject({
      cents: 0,
      expectedCents: 14_880_000,
      gets: '70%',
      next: { from: 5_000_000, missingCents: 5_000_000, gets: '80%' },
    });
    for (const id of ids.slice(0, 2)) await rig.freeze(id);
    expect((await planOf(agent)).progress).toMatchObject({
      cents: 9_920_000,
      expectedCents: 4_960_000,
      gets: '80%',
      next: { from: 10_000_000, missingCents: 80_000, gets: '90%' },
    });
    await rig.freeze(ids[2] ?? '');
    expect((await planOf(agent)).progress).toMatchObject({ cents: 14_880_000, gets: '90%', next: null });
    // A deal that is closed counts no more.
    await ask(app.services.database, `UPDATE deal SET state = 'CANCELLED', closed_at = $1 WHERE id = $2`, [
      '2026-11-20T02:00:00Z',
      ids[0],
    ]);
    expect(await planOf(agent)).toMatchObject({ progress: { cents: 9_920_000, gets: '80%' }, rows: [{}, {}] });
  });

  it('is of the default plan for who has none of their own', async () => {
    const agent = await app.letIn(await app.aSalesperson());
    await rig.deals(agent, 1);
    expect(await planOf(agent)).toMatchObject({ planName: 'Standard', progress: null, rows: [] });
    const { body } = await finance.post('/agency/v1/finance/plans', {
      name: 'Tiers for all',
      fromDay: '2024-05-01',
      terms: tieredTerms({ period: 'ANNIVERSARY' }),
    });
    const { code } = body.data;
    const second = await app.letIn(await app.aStaff('finance'));
    await approvePlanChanges(second);
    const makeDefault = async (plan: string) => {
      expect((await finance.put('/agency/v1/finance/default-plan', { code: plan })).status).toBe(200);
      await approvePlanChanges(second);
    };
    await makeDefault(code);
    const { progress } = await planOf(agent);
    // The year of a default plan begins with its first terms.
    expect(progress).toMatchObject({ from: '2026-05-01', to: '2027-04-30', cents: 0, expectedCents: 4_960_000 });
    await makeDefault('STANDARD');
  });

  it('has the terms in words, without what uplines get', async () => {
    const agent = await rig.anAgentOn(cappedTerms({ feeAfterCap: 9_500, ladderRate: 900_000 }));
    const { name, termsFrom, terms } = await planOf(agent);
    expect([name, termsFrom]).toEqual([agent.person.name, '2020-01-01']);
    expect(terms).toEqual([
      { label: 'Scheme', value: 'Cap' },
      { label: 'Rate until the cap', value: '70%' },
      { label: 'Cap', value: 'S$ 38,000.00' },
      { label: 'Period', value: 'Calendar year' },
      { label: 'After the cap', value: '100% less S$ 95.00' },
      { label: 'Counts as, when above others', value: '90%' },
    ]);
  });
});

describe('finance', () => {
  const place = '/agency/v1/finance';

  it('sees the same of everyone, and on the list of a plan', async () => {
    const agent = await rig.anAgentOn(tieredTerms({}));
    const [first = ''] = await rig.deals(agent, 2);
    await rig.freeze(first);
    const { userId } = agent.person;
    const { body } = await finance.get(`${place}/people/${userId}/plan`);
    const mine = await planOf(agent);
    expect(body.data).toEqual(mine);
    expect(mine.progress).toMatchObject({ cents: 4_960_000 });
    const people = (await finance.get(`${place}/plans/${mine.planName}/people`)).body.data;
    expect(people.rows).toMatchObject([{ personId: userId, progress: mine.progress }]);
  });

  it('sees none of who is not on the plan yet, or whose plan looks at no period', async () => {
    const agent = await rig.anAgentOn(flatTerms(700_000));
    const later = await rig.anAgentOn(tieredTerms({}));
    const code = (await planOf(later)).planName;
    const body = { personIds: [agent.person.userId], fromDay: '2027-01-01' };
    expect((await finance.post(`${place}/plans/${code}/people`, body)).status).toBe(200);
    const { rows } = (await finance.get(`${place}/plans/${code}/people`)).body.data;
    const progressOf = (who: Client) =>
      rows.find(({ personId }: { personId: string }) => personId === who.person.userId).progress;
    expect(progressOf(agent)).toBeNull();
    expect(progressOf(later)).toMatchObject({ cents: 0 });
  });

  it('finds no plan of staff', async () => {
    const path = (who: Client) => `${place}/people/${who.person.userId}/plan`;
    expect((await finance.get(path(finance))).status).toBe(404);
  });
});
