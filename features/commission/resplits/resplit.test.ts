import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { setUpline } from '#features/people/index.server.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import type { Client } from '#test/people.ts';
import { earn, unearn } from '../index.server.ts';
import { freezeSplit } from '../splits/split-deal.server.ts';
import { earning, personPlan, split, splitLine } from '../tables.server.ts';

const place = '/agency/v1/finance';
let app: TestApp;
let desk: Client;
let preparer: Client;
let approver: Client;
let units = 0;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  desk = await app.letIn(await app.aStaff('submissions'));
  [preparer, approver] = [await app.letIn(await app.aStaff('finance')), await app.letIn(await app.aStaff('finance'))];
});

const lead = (below: Client, above: Client) =>
  transact(app.asNobody, (at) =>
    setUpline(at, { personId: below.person.userId, uplineId: above.person.userId, fromDay: '2026-01-01' }),
  );

/** A deal of S$ 49,600.00 of which half has cleared, whose salesperson has another upline since then. */
const aWrongSplit = async () => {
  const salespersonNamed = async (name: string) => app.letIn(await app.aSalesperson({ name }));
  const [agent, wrong, right] = [
    await salespersonNamed('Ann Agent'),
    await salespersonNamed('Wes Wrong'),
    await salespersonNamed('Rita Right'),
  ];
  const { database } = app.services;
  for (const { person } of [wrong, right])
    await database.insert(personPlan).values({ personId: person.userId, fromDay: '2026-01-01', plan: 'LEADER' });
  await lead(agent, wrong);
  units += 1;
  const info = { property: { ...sampleInfo().property, unit: `62-${units}` } };
  const { dealId, eSubId, dealNo } = await anApprovedDeal(agent, desk, { info });
  const allocation = randomUUID();
  await transact(app.asNobody, async (at) => {
    await freezeSplit(at, dealId);
    const cleared = { dealId, cents: 2_480_000, day: '2026-11-10', cause: 'ALLOCATION', causeId: allocation } as const;
    await earn(at, cleared);
  });
  await lead(agent, right);
  return { dealId, eSubId, allocation, dealNo };
};

const linesOf = async (dealId: string) => {
  const rows = await app.services.database
    .select({ kind: splitLine.kind, cents: splitLine.cents, left: splitLine.leftCents })
    .from(splitLine)
    .innerJoin(split, eq(split.id, splitLine.splitId))
    .where(eq(split.dealId, dealId))
    .orderBy(asc(splitLine.position));
  return rows.map(({ kind, cents, left }) => [kind, cents, left]);
};
const movedOf = async (dealId: string) =>
  (
    await app.services.database
      .select({ cents: earning.cents })
      .from(earning)
      .innerJoin(splitLine, eq(splitLine.id, earning.lineId))
      .innerJoin(split, eq(split.id, splitLine.splitId))
      .where(eq(split.dealId, dealId))
      .orderBy(asc(earning.cents))
  ).map(({ cents }) => cents);
const path = (dealId: string) => `${place}/deals/${dealId}/resplit`;
const reason = 'The team was entered wrongly';
const openId = async (dealId: string): Promise<string> =>
  (await approver.get(path(dealId))).body.data.open?.resplitId ?? randomUUID();
const approve = async (dealId: string, by: Client, resplitId?: string) =>
  by.put(`${path(dealId)}/approval`, { resplitId: resplitId ?? (await openId(dealId)) });

describe('a resplit', () => {
  it('shows what a frozen split would become, and is prepared by one and approved by another', async () => {
    const { dealId, dealNo } = await aWrongSplit();
    const { open, changes } = (await preparer.get(path(dealId))).body.data;
    expect(open).toBeNull();
    const shareName = 'Ann Agent';
    expect(changes).toEqual([
      { shareName, kind: 'OVERRIDE', name: 'Rita Right', beforeCents: 0, afterCents: 248_000, movedCents: 124_000 },
      { shareName, kind: 'OVERRIDE', name: 'Wes Wrong', beforeCents: 248_000, afterCents: 0, movedCents: -124_000 },
    ]);
    expect((await preparer.post(path(dealId), { reason })).status).toBe(200);
    expect((await preparer.post(path(dealId), { reason })).status).toBe(409);
    const listed = (state: string) => approver.get(`${place}/resplits?state=${state}&search=${dealNo}`);
    expect((await listed('OPEN')).body.data).toMatchObject({
      rows: [{ dealNo, preparedBy: preparer.person.name, approvedAt: null }],
      sums: { movedCents: 124_000 },
    });
    expect((await listed('APPROVED')).body.data.rows).toEqual([]);
    const own = await approve(dealId, preparer);
    expect([own.status, own.body.errors[0].message]).toEqual([
      403,
      'You prepared this resplit. Somebody else has to approve it.',
    ]);
    expect((await approve(dealId, approver)).status).toBe(200);
    expect(await linesOf(dealId)).toEqual([
      ['OWN', 3_968_000, 1_984_000],
      ['OVERRIDE', 248_000, 124_000],
      ['AGENCY', 744_000, 372_000],
      ['OVERRIDE', 0, 0],
    ]);
    expect(await movedOf(dealId)).toEqual([-124_000, 124_000, 124_000, 372_000, 1_984_000]);
    const { rows } = await app.services.database.$client.query(
      `SELECT account, cents FROM journal_line l JOIN journal_entry e ON e.id = l.entry WHERE e.event = 'resplit' ORDER BY cents`,
    );
    expect(rows.map(({ account, cents }) => [account, Number(cents)])).toEqual([
      [2110, -124_000],
      [2110, 124_000],
    ]);
    const after = (await preparer.get(path(dealId))).body.data;
    expect(after).toMatchObject({ open: null, changes: [], approved: [{ reason, approvedBy: approver.person.name }] });
    const [share] = (await preparer.get(`${place}/deals/${dealId}/splits`)).body.data.rows;
    expect(share.lines.map(({ name }: { name: string }) => name)).toEqual(['Ann Agent', 'Rita Right', null]);
  });

  it('lets the money go back afterwards, from whoever has it by now: nobody owes and nobody keeps anything', async () => {
    const { dealId, allocation } = await aWrongSplit();
    await preparer.post(path(dealId), { reason });
    await approve(dealId, approver);
    const posted = await transact(app.asNobody, (at) =>
      unearn(at, { dealId, allocation, day: '2026-11-19', by: randomUUID() }),
    );
    expect(await linesOf(dealId)).toEqual([
      ['OWN', 3_968_000, 3_968_000],
      ['OVERRIDE', 248_000, 248_000],
      ['AGENCY', 744_000, 744_000],
      ['OVERRIDE', 0, 0],
    ]);
    const ofUplines = posted.filter(({ account }) => account === 2110);
    expect(ofUplines.map(({ cents }) => cents).toSorted()).toEqual([-124_000, 124_000, 124_000]);
    expect(posted.reduce((sum, { cents }) => sum + cents, 0)).toBe(2_480_000);
  });

  it('is refused when something changed since it was prepared, and can be withdrawn', async () => {
    const { dealId } = await aWrongSplit();
    await preparer.post(path(dealId), { reason });
    await transact(app.asNobody, (at) =>
      earn(at, { dealId, cents: 1_000, day: '2026-11-12', cause: 'ALLOCATION', causeId: randomUUID() }),
    );
    const late = await approve(dealId, approver);
    expect([late.status, late.body.errors[0].message]).toEqual([409, expect.stringContaining('changed since')]);
    expect((await approver.delete(path(dealId))).status).toBe(200);
    expect((await approver.delete(path(dealId))).status).toBe(404);
    expect((await preparer.post(path(dealId), { reason })).status).toBe(200);
    expect((await approve(dealId, approver)).status).toBe(200);
    const again = await preparer.post(path(dealId), { reason });
    expect([again.status, again.body.errors[0].message]).toEqual([409, expect.stringContaining('is the same')]);
  });

  it('is approved as it was read, and not another that was prepared in its place', async () => {
    const { dealId } = await aWrongSplit();
    await preparer.post(path(dealId), { reason });
    const read = await openId(dealId);
    await preparer.delete(path(dealId));
    await preparer.post(path(dealId), { reason: 'Another reason' });
    const blind = await approve(dealId, approver, read);
    expect([blind.status, blind.body.errors[0].code]).toEqual([409, 'resplit.stale']);
    expect((await approve(dealId, approver)).status).toBe(200);
  });

  it('waits while its transaction is pending, which is all that finance learns', async () => {
    const { dealId, eSubId } = await aWrongSplit();
    const compliance = await app.letIn(await app.aStaff('compliance'));
    const move = (status: number) =>
      compliance.put(`/api/v1/esubmissions/${eSubId}/status/${status}`, { reason: 'Any' });
    expect((await move(8)).status).toBe(200);
    const refused = [await preparer.post(path(dealId), { reason })];
    expect((await move(7)).status).toBe(200);
    expect((await preparer.post(path(dealId), { reason })).status).toBe(200);
    expect((await move(8)).status).toBe(200);
    refused.push(await approve(dealId, approver));
    for (const { status, body } of refused)
      expect([status, body.errors?.[0].message]).toEqual([
        409,
        'The transaction is pending. It can be split anew when it is approved again.',
      ]);
    expect((await approver.delete(path(dealId))).status).toBe(200);
  });

  it('is not approved by who prepared it, also from the database’s side', async () => {
    const { dealId } = await aWrongSplit();
    await preparer.post(path(dealId), { reason });
    const { userId } = preparer.person;
    const change = app.services.database.$client.query(
      'UPDATE resplit SET approved_by = $1, approved_at = now() WHERE deal_id = $2',
      [userId, dealId],
    );
    await expect(change).rejects.toThrow('resplit_check');
  });
});
