import { asc, eq, isNotNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dealSharePublic } from '#features/deal/server/index.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { propose } from '../resplits/propose.server.ts';
import { agentsOnPlans } from '../rig/agents-on-plans.ts';
import { cappedTerms, flatTerms, tieredTerms } from '../rig/plans.rules.ts';
import { freezeSplit, splitDeal } from '../splits/split-deal.server.ts';
import { personPlan, planVersion, split, splitLine } from '../tables.server.ts';
import type { Terms } from '../terms.rules.ts';

let app: TestApp;
let rig: Awaited<ReturnType<typeof agentsOnPlans>>;
const anAgentOn = (terms: Terms) => rig.anAgentOn(terms);
const deals = (agent: Client, count: number) => rig.deals(agent, count);
const freeze = (dealId: string) => rig.freeze(dealId);

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  rig = await agentsOnPlans(app);
});

const splitOf = async (dealId: string) => {
  const { database } = app.services;
  const [splitRow] = await database.select().from(split).where(eq(split.dealId, dealId));
  const lines = await database
    .select()
    .from(splitLine)
    .where(eq(splitLine.splitId, splitRow?.id ?? ''))
    .orderBy(asc(splitLine.position));
  return { ...splitRow, cents: lines.map(({ cents }) => cents) };
};

describe('freezing a split', () => {
  it('counts what froze before in the period of the plan, and stores what it was worked out from', async () => {
    const agent = await anAgentOn(tieredTerms({ period: 'ANNIVERSARY' }));
    const [first = '', second = ''] = await deals(agent, 2);
    // Nothing is frozen yet, so each is expected from the first tier.
    expect(await splitOf(second)).toMatchObject({ reachedCents: 0, frozenAt: null, cents: [3_472_000, 1_488_000] });
    await freeze(first);
    await freeze(second);
    // 70% up to S$ 50,000.00 of the period, and 80% above.
    expect(await splitOf(second)).toMatchObject({
      // A millisecond after the first one, though the clock stands.
      frozenAt: '2026-11-20T02:00:00.001Z',
      periodFrom: '2026-03-01',
      periodTo: '2027-02-28',
      reachedCents: 4_960_000,
      cents: [28_000 + 3_936_000, 996_000],
      steps: [
        { of: 'SHARE', label: 'Share', cents: 4_960_000 },
        { of: 'OWN', label: 'Tier from S$ 0.00', base: 40_000, rate: 700_000, cents: 28_000 },
        { of: 'OWN', label: 'Tier from S$ 50,000.00', base: 4_920_000, rate: 800_000, cents: 3_936_000 },
      ],
    });
  });

  it('of deals at the same moment keeps the order, so that neither would change if it were worked out anew', async () => {
    const agent = await anAgentOn(tieredTerms({}));
    const ids = await deals(agent, 3);
    for (const id of ids) await freeze(id);
    for (const id of ids) expect((await propose(app.services.database, id)).changes).toEqual([]);
  });

  it('happens once, and nothing that is corrected later changes it', async () => {
    const agent = await anAgentOn(flatTerms(700_000));
    const [dealId = ''] = await deals(agent, 1);
    await freeze(dealId);
    const before = await splitOf(dealId);
    await app.services.database
      .insert(personPlan)
      .values({ personId: agent.person.userId, plan: 'DIRECTOR', fromDay: '2026-01-01' });
    await freeze(dealId);
    await transact(app.asNobody, (at) => splitDeal(at, dealId));
    expect(await splitOf(dealId)).toEqual(before);
  });

  it('works out anew what was corrected until then', async () => {
    const agent = await anAgentOn(flatTerms(700_000));
    const [dealId = ''] = await deals(agent, 1);
    await app.services.database
      .insert(personPlan)
      .values({ personId: agent.person.userId, plan: 'DIRECTOR', fromDay: '2026-01-01' });
    await freeze(dealId);
    expect((await splitOf(dealId)).cents).toEqual([4_464_000, 496_000]);
  });

  it('keeps the terms that a frozen split names, also from the database’s side', async () => {
    const agent = await anAgentOn(flatTerms(700_000));
    const [dealId = ''] = await deals(agent, 1);
    await freeze(dealId);
    const { planVersion: id } = await splitOf(dealId);
    const change = app.services.database
      .update(planVersion)
      .set({ terms: flatTerms(100_000) })
      .where(eq(planVersion.id, id ?? ''));
    await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('is used by a frozen') } });
  });

  it('makes a change of its plan wait, which is refused then', async () => {
    const agent = await anAgentOn(flatTerms(700_000));
    const [dealId = ''] = await deals(agent, 1);
    const finance = await app.letIn(await app.aStaff('finance'));
    const { planVersion: id } = await splitOf(dealId);
    const body = { fromDay: '2020-01-01', terms: flatTerms(100_000) };
    const { database } = app.services;
    const [version] = await database
      .select()
      .from(planVersion)
      .where(eq(planVersion.id, id ?? ''));
    const waiting = "SELECT FROM pg_stat_activity WHERE wait_event = 'advisory' AND datname = current_database()";
    const change = await transact(app.asNobody, async (at) => {
      await freezeSplit(at, dealId);
      const changing = finance.put(`/agency/v1/finance/plan-versions/${id}`, { ...body, revision: version?.revision });
      await expect.poll(async () => (await database.$client.query(waiting)).rows).toHaveLength(1);
      return { changing };
    });
    const { status, body: answer } = await change.changing;
    expect([status, answer.errors[0].message]).toEqual([409, expect.stringContaining('Money came in')]);
    expect((await splitOf(dealId)).cents).toEqual([3_472_000, 1_488_000]);
  });

  it('waits for a change of its plan, and is by the changed terms then', async () => {
    const agent = await anAgentOn(flatTerms(700_000));
    const [dealId = ''] = await deals(agent, 1);
    const finance = await app.letIn(await app.aStaff('finance'));
    const { database } = app.services;
    const id = (await splitOf(dealId)).planVersion ?? '';
    const version = () => database.select().from(planVersion).where(eq(planVersion.id, id));
    const [before] = await version();
    const body = { fromDay: '2020-01-01', terms: flatTerms(600_000), revision: before?.revision };
    expect((await finance.put(`/agency/v1/finance/plan-versions/${id}`, body)).body.data).toEqual({ isWaiting: true });
    const second = await app.letIn(await app.aStaff('finance'));
    const [{ changeId }] = (await second.get('/agency/v1/finance/plan-changes')).body.data.rows;
    const waitingFor = async (event: string) => {
      const text = 'SELECT FROM pg_stat_activity WHERE wait_event = $1 AND datname = current_database()';
      await expect.poll(async () => (await database.$client.query(text, [event])).rows).toHaveLength(1);
    };
    // The change has the plans, and can't end while somebody else has the row of its terms.
    const { change, freezing } = await transact(app.asNobody, async (at) => {
      await at.db.select().from(planVersion).where(eq(planVersion.id, id)).for('update');
      const change = second.put(`/agency/v1/finance/plan-changes/${changeId}/approval`);
      await waitingFor('transactionid');
      const freezing = freeze(dealId);
      await waitingFor('advisory');
      return { change, freezing };
    });
    expect((await change).status).toBe(200);
    await freezing;
    expect(await splitOf(dealId)).toMatchObject({ planVersion: id, cents: [2_976_000, 1_984_000] });
    expect((await splitOf(dealId)).frozenAt).not.toBeNull();
  });

  it('of deals that cross a cap at the same moment keeps the cap for the agency, to the cent', async () => {
    const cap = 2_000_000;
    const agent = await anAgentOn(cappedTerms({ cap }));
    const ids = await deals(agent, 4);
    await Promise.all(ids.map(freeze));
    const splits = await Promise.all(ids.map(splitOf));
    const frozenCents = splits.map(({ cents }) => cents.at(-1) ?? 0).toSorted((a, b) => b - a);
    expect(frozenCents).toEqual([1_488_000, 512_000, 0, 0]);
    const reached = splits.map(({ reachedCents }) => reachedCents ?? 0).toSorted((a, b) => a - b);
    expect(reached).toEqual([0, 1_488_000, cap, cap]);
  });

  it('counts the first share of a person for the second one of the same deal', async () => {
    const agent = await anAgentOn(cappedTerms({ cap: 1_500_000 }));
    const [dealId = ''] = await deals(agent, 1);
    const { database } = app.services;
    await ask(
      database,
      `INSERT INTO deal_share (deal_id, position, user_id, role, name, registration_no, share_basis, share_rate, amount_cents)
       SELECT deal_id, 1, user_id, 'IREF', name, registration_no, share_basis, share_rate, amount_cents
       FROM deal_share WHERE deal_id = $1`,
      [dealId],
    );
    await freeze(dealId);
    const rows = await database
      .select({ reached: split.reachedCents })
      .from(split)
      .where(eq(split.dealId, dealId))
      .orderBy(asc(split.reachedCents));
    expect(rows).toEqual([{ reached: 0 }, { reached: 1_488_000 }]);
  });

  it('leaves no frozen split whose lines don’t sum to its share', async () => {
    const { database } = app.services;
    const frozen = await database
      .select({ share: dealSharePublic.amountCents, id: split.id })
      .from(split)
      .innerJoin(dealSharePublic, eq(dealSharePublic.id, split.shareId))
      .where(isNotNull(split.frozenAt));
    expect(frozen.length).toBeGreaterThan(5);
    for (const { share, id } of frozen) {
      const lines = await database.select().from(splitLine).where(eq(splitLine.splitId, id));
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(share);
    }
  });
});
