import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { setBankAccount } from '#features/people/server/index.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anApprovedCase, billOf, bringPapers, giveParticulars, invoiceBill } from '#test/deals.ts';
import { readPdf } from '#test/pdf.ts';
import type { Client } from '#test/people.ts';

const place = '/agency/v1/finance/payouts';
const days = { cutOff: '2026-11-20', payDay: '2026-11-27' };
let app: TestApp;
let desk: Client;
let preparer: Client;
let approver: Client;
let units = 0;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  desk = await app.signIn(await app.aStaff('submissions'));
  preparer = await app.signIn(await app.aStaff('finance'));
  approver = await app.signIn(await app.aStaff('finance'));
  await giveParticulars(await app.signIn(await app.anAdmin()));
});

/** A salesperson with a deal whose money has come in, and a bank account since long. */
const anEarner = async ({ account = true, name = 'Hannah Lim' } = {}) => {
  const agent = await app.signIn(await app.aSalesperson({ name }));
  if (account) await giveAccount(agent, { rested: true });
  return { agent, ...(await aPaidDeal(agent)) };
};
const giveAccount = async ({ person }: Client, { rested }: { rested: boolean }) => {
  const actor = { ...person, role: 'salesperson' as const, desks: [], via: 'password' as const, sessionId: '' };
  await transact({ ...app.asNobody, actor }, (at) =>
    setBankAccount(at, { bank: 'OCBC', holder: 'Someone', number: '512345678001' }),
  );
  if (rested)
    await app.services.database.$client.query(
      "UPDATE bank_account SET changed_at = changed_at - interval '25 hours' WHERE person_id = $1",
      [person.userId],
    );
};
const aPaidDeal = async (agent: Client, { papers = true } = {}) => {
  units += 1;
  const made = await anApprovedCase(agent, desk, { property: { ...sampleInfo().property, unit: `53-${units}` } });
  if (papers) await bringPapers(agent, desk, made);
  const bill = await billOf(preparer, made.caseNo);
  const { invoiceId } = await invoiceBill(preparer, bill, '2026-11-19', papers ? '' : 'They are with the lawyer');
  const { status } = await preparer.post('/agency/v1/finance/receipts', {
    ...{ method: 'GIRO', payer: 'Goh Siew Choo', receivedOn: '2026-11-20', cents: bill.totalCents },
    invoices: [{ invoiceId, cents: bill.totalCents }],
  });
  expect(status).toBe(200);
  return { dealNo: bill.dealNo, eSubId: made.eSubId };
};
const drawUp = async () => {
  const { status, body } = await preparer.post(place, days);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.runId as string;
};
const approve = (runId: string, who = approver) => who.put(`${place}/${runId}/approval`, {});
const pay = (runId: string) => preparer.put(`${place}/${runId}/payment`, { paidOn: '2026-11-20' });
const readRun = async (runId: string) => (await preparer.get(`${place}/${runId}`)).body.data;
/** Whatever is free is paid, so that a test begins with nothing. */
const payAll = async () => {
  const { status, body } = await preparer.post(place, days);
  if (status !== 200) return;
  expect((await approve(body.data.runId)).status).toBe(200);
  expect((await pay(body.data.runId)).status).toBe(200);
};
const byDeal = (a: { dealNo: string }, b: { dealNo: string }) => (a.dealNo < b.dealNo ? -1 : 1);

const paidTo = async ({ person }: Client) => {
  const { rows } = await app.services.database.$client.query<{ sum: number }>(
    `SELECT coalesce(sum(l.net_cents), 0)::bigint AS sum FROM payout_line l JOIN payout_run r ON r.id = l.run_id
     WHERE l.person_id = $1 AND r.state = 'PAID'`,
    [person.userId],
  );
  return rows[0]?.sum;
};

describe('a payout run', () => {
  it('is drawn up by one, approved by another, and pays what cleared, once', async () => {
    const { agent, dealNo } = await anEarner({ name: 'Paid Once' });
    const next = (await preparer.get(`${place}/next?cutOff=2026-11-20`)).body.data;
    expect(next).toMatchObject({ people: 1, netCents: 3_968_000, held: [] });
    const runId = await drawUp();
    expect(await readRun(runId)).toMatchObject({
      ...{ state: 'DRAFT', number: null, people: 1, netCents: 3_968_000 },
      lines: [
        { name: 'Paid Once', ownCents: 3_968_000, overridingCents: 0, voucher: null, accountMasked: '••••••••8001' },
      ],
    });
    expect((await preparer.post(place, days)).status).toBe(409);
    expect((await pay(runId)).status).toBe(409);
    const own = await approve(runId, preparer);
    expect([own.status, own.body.errors[0].message]).toEqual([403, expect.stringContaining('Somebody else')]);
    expect((await approve(runId)).body).toMatchObject({ data: { number: 'PR26-000001' } });
    expect((await preparer.delete(`${place}/${runId}`)).status).toBe(409);
    expect((await pay(runId)).status).toBe(200);
    expect((await pay(runId)).status).toBe(409);
    expect(await paidTo(agent)).toBe(3_968_000);
    const [line] = (await readRun(runId)).lines;
    const { text } = await readPdf((await approver.get(`${place}/lines/${line.lineId}/statement`)).raw);
    for (const part of ['Payout statement', 'PV26-000001', 'Paid Once', dealNo, 'S$ 39,680.00', 'OCBC', 'PR26-000001'])
      expect(text).toContain(part);
    expect((await preparer.post(place, days)).body.errors[0].message).toContain('nothing to pay');
    const balances = (await preparer.get('/agency/v1/finance/ledger/balances')).body.data.rows;
    expect(balances).toContainEqual({ account: 2100, debitCents: 3_968_000, creditCents: 3_968_000 });
  });

  it('holds what is not ready, with the reason, and pays the rest', async () => {
    await payAll();
    const [ready, without] = [
      await anEarner({ name: 'All Ready' }),
      await anEarner({ name: 'No Account', account: false }),
    ];
    const pending = await aPaidDeal(ready.agent);
    const lacking = await aPaidDeal(ready.agent, { papers: false });
    const compliance = await app.signIn(await app.aStaff('compliance'));
    await compliance.put(`/api/v1/esubmissions/${pending.eSubId}/status/8`, { reason: 'Suspicion' });
    const next = await preparer.get(`${place}/next?cutOff=2026-11-20`);
    expect(next.body.data.held.toSorted(byDeal)).toEqual([
      { name: 'No Account', dealNo: without.dealNo, kind: 'OWN', cents: 3_968_000, why: 'There is no bank account' },
      { name: 'All Ready', dealNo: pending.dealNo, kind: 'OWN', cents: 3_968_000, why: 'Pending' },
      { name: 'All Ready', dealNo: lacking.dealNo, kind: 'OWN', cents: 3_968_000, why: 'Documents are missing' },
    ]);
    expect(next.raw.toString()).not.toMatch(/hold"|suspicion/i);
    const run = await readRun(await drawUp());
    expect(run.lines.map(({ name }: { name: string }) => name)).toEqual(['All Ready']);
    expect((await preparer.delete(`${place}/${run.runId}`)).status).toBe(200);
    await compliance.put(`/api/v1/esubmissions/${pending.eSubId}/status/7`, { reason: 'Cleared' });
    await giveAccount(without.agent, { rested: true });
    await bringPapers(ready.agent, desk, lacking);
    await payAll();
  });

  it('is not approved when an account was changed or a case was put on hold since', async () => {
    await payAll();
    const [one, other] = [await anEarner({ name: 'Other Account' }), await anEarner({ name: 'Put On Hold' })];
    const runId = await drawUp();
    await giveAccount(one.agent, { rested: false });
    const compliance = await app.signIn(await app.aStaff('compliance'));
    await compliance.put(`/api/v1/esubmissions/${other.eSubId}/status/8`, { reason: 'Suspicion' });
    const refused = await approve(runId);
    expect(refused.status).toBe(409);
    expect(refused.body.errors.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringContaining('Something changed'),
      `Other Account, ${one.dealNo}: The bank account was changed`,
      `Put On Hold, ${other.dealNo}: Pending`,
    ]);
    expect((await preparer.delete(`${place}/${runId}`)).status).toBe(200);
    await compliance.put(`/api/v1/esubmissions/${other.eSubId}/status/7`, { reason: 'Cleared' });
    await giveAccount(one.agent, { rested: true });
  });

  it('is not approved by who approved a submission in it, an administrator neither', async () => {
    await payAll();
    const admin = await app.signIn(await app.anAdmin());
    const agent = await app.signIn(await app.aSalesperson());
    await giveAccount(agent, { rested: true });
    const submissionsDesk = desk;
    desk = admin;
    const { dealNo } = await aPaidDeal(agent);
    desk = submissionsDesk;
    const runId = await drawUp();
    const refused = await approve(runId, admin);
    expect([refused.status, refused.body.errors[0].message]).toEqual([403, expect.stringContaining(dealNo)]);
    expect((await approve(runId)).status).toBe(200);
    expect((await pay(runId)).status).toBe(200);
  });

  it('is drawn up, approved and paid once, also when twenty try at once', async () => {
    await payAll();
    const { agent } = await anEarner();
    const all = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work));
    const passed = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length;
    const drawn = await all(() => preparer.post(place, days));
    expect(passed(drawn)).toBe(1);
    const runId = drawn.find(({ status }) => status === 200)?.body.data.runId;
    expect(passed(await all(() => approve(runId)))).toBe(1);
    expect(passed(await all(() => pay(runId)))).toBe(1);
    expect(await paidTo(agent)).toBe(3_968_000);
  });

  it('is finance’s alone', async () => {
    const { agent } = await anEarner();
    for (const client of [agent, desk]) expect((await client.get(place)).status).toBe(403);
  });
});
