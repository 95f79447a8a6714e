import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { setUpline } from '#features/people/index.server.ts';
import { importRegister } from '#features/register/server/index.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client, Person } from '#test/people.ts';
import { splitDeal } from './splits/split-deal.server.ts';
import { splitMissing } from './splits/split-missing.server.ts';
import { personPlan, split } from './tables.server.ts';

const cases = '/api/v1/esubmissions';
const place = '/agency/v1/finance/deals';
let app: TestApp;
let agent: Client;
let desk: Client;
let finance: Client;
let units = 0;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  agent = await app.letIn(await app.aSalesperson({ name: 'Hannah Lim' }));
  desk = await app.letIn(await app.aStaff('submissions'));
  finance = await app.letIn(await app.aStaff('finance'));
});

/** A case that is approved. Answers its number. */
const anApproved = async (owner = agent): Promise<string> => {
  units += 1;
  const info = { property: { ...sampleInfo().property, unit: `51-${units}` } };
  const { eSubId, caseNo } = await anEsubmission(owner, { status: 'submitted', info });
  const moves: [number, object][] = [
    [3, {}],
    [7, { reason: 'Checked on paper' }],
  ];
  for (const [to, body] of moves) expect((await desk.put(`${cases}/${eSubId}/status/${to}`, body)).status).toBe(200);
  return caseNo;
};

const dealOf = async (caseNo: string) => (await finance.get(`${place}?search=${caseNo}`)).body.data.rows[0];
const splitsOf = async (dealId: string) => (await finance.get(`${place}/${dealId}/splits`)).body.data.rows;
const linesOf = ({ lines }: { lines: { name: string | null; kind: string; cents: number }[] }) =>
  lines.map(({ name, kind, cents }) => [name ?? kind, cents]);
const put = async (below: Person, above: Person, fromDay = '2026-01-01') =>
  transact(app.asNobody, (at) => setUpline(at, { personId: below.userId, uplineId: above.userId, fromDay }));
const onPlan = ({ userId: personId }: Person, plan: string, fromDay = '2026-01-01') =>
  app.services.database.insert(personPlan).values({ personId, plan, fromDay });

describe('the commission of a deal', () => {
  it('is split when it is approved: the salesperson’s part by the default plan, the rest the agency’s', async () => {
    const deal = await dealOf(await anApproved());
    expect(deal).toMatchObject({
      ownerName: 'Hannah Lim',
      state: 'UNBILLED',
      commissionCents: 4_960_000,
      agencyCents: 992_000,
    });
    const [share] = await splitsOf(deal.dealId);
    expect(share).toMatchObject({ name: 'Hannah Lim', planName: 'Standard', cents: 4_960_000 });
    expect(linesOf(share)).toEqual([
      ['Hannah Lim', 3_968_000],
      ['AGENCY', 992_000],
    ]);
  });

  it('pays the uplines of the day of signing what they are above, and passes over who had left', async () => {
    const [leader, leaver, director] = [
      await app.aSalesperson({ name: 'Lee Leader' }),
      await app.aSalesperson({ name: 'Gone Already' }),
      await app.aSalesperson({ name: 'Dora Director' }),
    ];
    await put(agent.person, leader);
    await put(leader, leaver);
    await put(leaver, director);
    await onPlan(leader, 'LEADER');
    await onPlan(leaver, 'LEADER');
    await onPlan(director, 'DIRECTOR');
    // On another plan only after the signing.
    await onPlan(agent.person, 'DIRECTOR', '2026-11-19');
    await app.services.database.$client.query(`UPDATE person SET disabled_at = '2026-10-01T00:00:00Z' WHERE id = $1`, [
      leaver.userId,
    ]);
    const [share] = await splitsOf((await dealOf(await anApproved())).dealId);
    expect(linesOf(share)).toEqual([
      ['Hannah Lim', 3_968_000],
      ['Lee Leader', 248_000],
      ['Dora Director', 248_000],
      ['AGENCY', 496_000],
    ]);
  });

  it('is expected by whoever gets a part of it: their own deals by name, others only as a sum', async () => {
    const me = await app.letIn(await app.aSalesperson({ name: 'New Closer' }));
    const above = await app.letIn(await app.aSalesperson({ name: 'New Leader' }));
    await put(me.person, above.person);
    await onPlan(above.person, 'LEADER');
    const expected = async (who: Client) =>
      (await who.get('/api/v1/dashboard?card=expected-commission')).body.data.cards[0]?.data;
    expect(await expected(me)).toBeUndefined();
    const caseNo = await anApproved(me);
    expect(await expected(me)).toMatchObject({
      ownCents: 3_968_000,
      ownDeals: 1,
      overridingDeals: 0,
      newest: [{ caseNo, cents: 3_968_000 }],
    });
    expect(await expected(above)).toEqual({
      ownCents: 0,
      ownDeals: 0,
      overridingCents: 248_000,
      overridingDeals: 1,
      newest: [],
    });
    const { eSubId, dealId } = await dealOf(caseNo);
    const mine = `/api/v1/my-production/deals/${dealId}/shares`;
    expect((await me.get(mine)).body.data.rows).toEqual([
      expect.objectContaining({
        cents: 4_960_000,
        ownCents: 3_968_000,
        restCents: 992_000,
        planName: 'Standard',
        frozenAt: null,
        steps: [
          expect.objectContaining({ of: 'SHARE', cents: 4_960_000 }),
          expect.objectContaining({ of: 'OWN', rate: 800_000, baseCents: 4_960_000, cents: 3_968_000 }),
        ],
      }),
    ]);
    // Who stands above sees no other part of it, and staff none.
    for (const other of [above, finance]) expect((await other.get(mine)).status).toBe(404);
    expect((await desk.put(`${cases}/${eSubId}/status/4`, { reason: 'Withdrawn' })).status).toBe(200);
    expect(await expected(me)).toBeUndefined();
    expect((await finance.get('/api/v1/dashboard?card=expected-commission')).status).toBe(404);
  });

  it('that was approved before there were splits is split by a job, once', async () => {
    const { dealId } = await dealOf(await anApproved());
    const { database } = app.services;
    const before = await splitsOf(dealId);
    await database.delete(split).where(eq(split.dealId, dealId));
    expect(await splitsOf(dealId)).toEqual([]);
    expect(await splitMissing(app.services)).toBe(1);
    expect(await splitMissing(app.services)).toBe(0);
    expect(await splitsOf(dealId)).toEqual(before);
  });

  it('is finance’s to see, and nobody else’s', async () => {
    const { dealId } = await dealOf(await anApproved());
    for (const client of [agent, desk]) {
      expect((await client.get(place)).status).toBe(403);
      expect((await client.get(`${place}/${dealId}/splits`)).status).toBe(403);
    }
    expect((await finance.get(`${place}/00000000-0000-4000-8000-000000000000/splits`)).status).toBe(404);
  });

  // Last: submissions are checked against the register once there is one.
  it('passes over an upline whose registration had ended, once a later import of the register shows it', async () => {
    const me = await app.letIn(await app.aSalesperson({ name: 'Still Here' }));
    const [lapsed, above] = [
      await app.aSalesperson({ name: 'Lapsed Leader' }),
      await app.aSalesperson({ name: 'Next Director' }),
    ];
    await put(me.person, lapsed);
    await put(lapsed, above);
    await onPlan(lapsed, 'LEADER');
    await onPlan(above, 'DIRECTOR');
    const [caseNo, names] = [
      await anApproved(me),
      async () => linesOf((await splitsOf(dealId))[0]).map(([name]) => name),
    ];
    const { dealId } = await dealOf(caseNo);
    expect(await names()).toEqual(['Still Here', 'Lapsed Leader', 'Next Director', 'AGENCY']);
    const { registrationNo } = lapsed;
    const agency = { licenceNo: 'L3001234K', agencyName: 'Gable Realty' };
    const row = { ...agency, registrationNo: registrationNo ?? '', name: 'Lapsed Leader', validFrom: null };
    await importRegister(app.asNobody, [{ ...row, validTo: '2026-06-30' }]);
    await transact(app.asNobody, (at) => splitDeal(at, dealId));
    expect(await names()).toEqual(['Still Here', 'Next Director', 'AGENCY']);
  });
});
