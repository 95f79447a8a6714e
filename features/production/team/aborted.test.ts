import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import { setUpline } from '#features/people/index.server.ts';
import { transact } from '#platform/server/context.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import type { Client } from '#test/people.ts';
import { openAbove } from '../rig/walk-above.ts';
import { walkPerson } from '../rig/walk-person.ts';

/** A deal that falls through with a forfeiture, which is paid by the client and to the agent and the upline. */
const agency = await anAgencyThatPays();
const { app, desk, query, preparer, giveAccount, aRun } = agency;
const forfeited = 500_000;

const salespersonNamed = async (name: string) => app.letIn(await app.aSalesperson({ name }));
const [agent, upline, former, sibling] = [
  await salespersonNamed('The agent'),
  await salespersonNamed('The upline'),
  await salespersonNamed('Former upline'),
  await salespersonNamed('The sibling'),
];
const under = (member: Client, above: Client, fromDay: string) =>
  transact(app.asNobody, (at) =>
    setUpline(at, { personId: member.person.userId, uplineId: above.person.userId, fromDay }),
  );
const saNoOf = async ({ person }: Client) =>
  (await query<{ sa_no: string }>('SELECT sa_no FROM person WHERE id = $1', [person.userId]))[0]?.sa_no ?? '';
const abort = async (eSubId: string, forfeitureCents: number) => {
  const file = { name: 'lapsed.pdf', bytes: samplePdf() };
  const { fileId } = (await desk.upload(`/api/v1/esubmissions/${eSubId}/evidence`, {}, file)).body.data;
  const body = { reason: 'The option lapsed', evidenceFileId: fileId, forfeitureCents };
  expect((await desk.put(`/api/v1/esubmissions/${eSubId}/status/9`, body)).status).toBe(200);
};
const aCase = (unit: string) => anApprovedDeal(agent, desk, { info: { property: { ...sampleInfo().property, unit } } });

let dealId: string;
let bare: string;
let cancelled: string;

beforeAll(async () => {
  for (const who of [agent, upline]) await giveAccount(who, { rested: true });
  for (const { person } of [upline, former])
    await query(`INSERT INTO person_plan (person_id, from_day, plan) VALUES ($1, '2020-01-01', 'LEADER')`, [
      person.userId,
    ]);
  await under(agent, former, '2020-01-01');
  await under(agent, upline, '2026-10-01');
  await under(sibling, upline, '2020-01-01');
  const made = await aCase('65-1');
  dealId = made.dealId;
  await abort(made.eSubId, forfeited);
  const bills = (await preparer.get(`/agency/v1/finance/bills?search=${made.caseNo}&state=READY`)).body.data.rows;
  const { invoiceId } = (await preparer.post('/agency/v1/finance/invoices', { billId: bills[0].billId })).body.data;
  const receipt = { method: 'GIRO', payer: 'Goh Siew Choo', receivedOn: '2026-11-20', cents: 545_000 };
  const invoices = [{ invoiceId, cents: 545_000 }];
  expect((await preparer.post('/agency/v1/finance/receipts', { ...receipt, invoices })).status).toBe(200);
  await aRun('paid');
  const without = await aCase('65-2');
  bare = without.dealId;
  await abort(without.eSubId, 0);
  const gone = await aCase('65-3');
  cancelled = gone.dealId;
  const place = `/api/v1/esubmissions/${gone.eSubId}/status/4`;
  expect((await desk.put(place, { reason: 'Reported twice' })).status).toBe(200);
});

describe('a deal that fell through with a forfeiture', () => {
  it('is opened by the upline who was paid of it, with how it was computed and the entries', async () => {
    const deal = await openAbove(upline, dealId);
    expect(deal).toMatchObject({ state: 'ABORTED', shares: [], overriding: [{ member: { name: 'The agent' } }] });
    const [{ cents = 0, earnedCents = 0, paidCents = 0, steps = [] } = {}] = deal.overriding;
    expect([cents > 0, earnedCents, paidCents]).toEqual([true, cents, cents]);
    expect(steps).toMatchObject([{ label: 'Share of the commission', cents }]);
    expect(deal.entries.length).toBe(2);
    for (const secret of ['65-1', 'Goh', 'esub', 'fileId']) expect(JSON.stringify(deal)).not.toContain(secret);
  });

  it('is opened from each list of money, by the agent and the upline', { timeout: 60_000 }, async () => {
    for (const who of [agent, upline]) await walkPerson(who, await saNoOf(who), preparer);
  });

  it('stays unseen by who earned nothing of it', async () => {
    for (const who of [former, sibling, agent])
      expect((await who.get(`/api/v1/team-production/view-team-deal-detail?transId=${dealId}`)).status).toBe(404);
    for (const transId of [bare, cancelled])
      expect((await upline.get(`/api/v1/team-production/view-team-deal-detail?transId=${transId}`)).status).toBe(404);
  });
});
