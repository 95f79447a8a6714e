import { expect, it } from 'vitest';
import { sampleExternal, sampleInfo } from '#demo/sample.ts';
import { setUpline } from '#features/people/index.server.ts';
import { transact } from '#platform/server/context.ts';
import { billOf, bringPapers, invoiceBill } from '#test/deals.ts';
import { anEsubmission, submitted } from '#test/esubmissions.ts';
import { skipWithout } from '#test/judges.ts';
import type { Client } from '#test/people.ts';
import { anAgencyWithCobrokers } from './rig/cobrokers.ts';
import { hledgerAgrees } from './rig/invariants/against-hledger.ts';
import { hasPainSchema, painValidator } from './rig/pain-schema.ts';

const agency = await anAgencyWithCobrokers();
const { app, query, desk, preparer, giveAccount, aRun, paidTo, balanceOf, must } = agency;
const { enterInRegister, tie, enterInvoice, giveAgencyAccount } = agency;
const place = '/agency/v1/finance';

const someone = async (name: string, plan?: string): Promise<Client> => {
  const who = await app.letIn(await app.aSalesperson({ name }));
  await giveAccount(who, { rested: true });
  if (plan)
    await query("INSERT INTO person_plan (person_id, plan, from_day) VALUES ($1, $2, '2026-01-01')", [
      who.person.userId,
      plan,
    ]);
  return who;
};
const putBelow = ({ person }: Client, above: Client) =>
  transact(app.asNobody, (at) =>
    setUpline(at, { personId: person.userId, uplineId: above.person.userId, fromDay: '2026-01-01' }),
  );

/** Every account with something in it. */
const balances = async () => {
  const sums = `
    SELECT account, sum(cents)::bigint AS sum FROM journal_line GROUP BY 1 HAVING sum(cents) <> 0 ORDER BY 1`;
  return (await query<{ account: number; sum: number }>(sums)).map(({ account, sum }) => [account, sum]);
};

it('a resale of S$ 1,200,000, shared with another agency, a referral and a colleague, pays everyone to the cent', async (context) => {
  const [agent, colleague, referrer] = [
    await someone('Closing'),
    await someone('Colleague'),
    await someone('Referrer'),
  ];
  const [leader, director] = [await someone('Leader', 'LEADER'), await someone('Director', 'DIRECTOR')];
  await enterInRegister(agent.person, colleague.person, referrer.person);
  await putBelow(agent, leader);
  await putBelow(leader, director);

  const commission = { basis: 'PERCENT' as const, rate: 20_000, amountCents: 2_400_000 };
  const info = { ...sampleInfo(), priceCents: 120_000_000, commission };
  const made = await anEsubmission(agent, { status: 'billed', info });
  const { eSubId, caseNo } = made;
  const share = ({ person }: Client, role: string, shareRate: number) => ({
    userId: person.userId,
    role,
    remark: '',
    shareBasis: 'PERCENT',
    shareRate,
    shareCents: null,
  });
  const put = async (path: string, version: number, rows: object[]) => {
    const { status, body } = await agent.put(`/api/v1/${path}/${eSubId}`, { version, rows });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.version as number;
  };
  const version = await put('external-cobrokes', made.version, [sampleExternal({ shareRate: 500_000 })]);
  await put('internal-cobrokes', version, [
    share(agent, 'CA', 450_000),
    share(colleague, 'ICB', 450_000),
    share(referrer, 'IREF', 100_000),
  ]);
  await submitted(agent, eSubId);
  for (const to of [3, 7])
    expect((await desk.put(`/api/v1/esubmissions/${eSubId}/status/${to}`, { reason: 'On paper' })).status).toBe(200);
  await bringPapers(agent, desk, made);

  const bill = await billOf(preparer, caseNo);
  expect(bill).toMatchObject({ netCents: 2_400_000, gstCents: 216_000, totalCents: 2_616_000 });
  const { invoiceId } = await invoiceBill(preparer, bill, '2026-11-19');
  // In three payments, of which none comes to whole cents for everyone.
  for (const cents of [1_000_001, 333_333, 1_282_666]) {
    const receipt = { method: 'GIRO', payer: 'Goh Siew Choo', receivedOn: '2026-11-20', cents };
    const { status } = await preparer.post(`${place}/receipts`, { ...receipt, invoices: [{ invoiceId, cents }] });
    expect(status).toBe(200);
  }
  const run = await aRun('paid');
  expect(run.netCents).toBe(1_014_000);
  const paid = [agent, colleague, referrer, leader, director].map(paidTo);
  expect(await Promise.all(paid)).toEqual([432_000, 432_000, 96_000, 27_000, 27_000]);
  expect([await balanceOf(2100, agent), await balanceOf(2110, leader), await balanceOf(2110, director)]).toEqual([
    0, 0, 0,
  ]);
  const agencyKeeps = 54_000 + 108_000 + 24_000;
  expect(await balances()).toEqual([
    [1000, 2_616_000 - 1_014_000],
    [2000, -216_000],
    [2200, -1_200_000],
    [4100, -agencyKeeps],
  ]);

  // The other agency is paid its half and the GST of its tax invoice, which the agency claims.
  const { rows } = await must(preparer.get(`${place}/cobroke-shares?search=${bill.dealNo}`));
  expect(rows).toMatchObject([{ amountCents: 1_200_000, freeCents: 1_200_000, state: 'NO_AGENCY' }]);
  const [{ shareId }] = rows;
  await must(tie(shareId));
  await giveAgencyAccount();
  expect(await must(enterInvoice(shareId))).toMatchObject({ gstCents: 108_000 });
  const cobrokers = await aRun('paid', 'COBROKERS');
  expect(cobrokers).toMatchObject({
    people: 1,
    netCents: 1_308_000,
    lines: [{ ownCents: 1_200_000, gstCents: 108_000, netCents: 1_308_000 }],
  });
  // In the bank is left what the agency keeps, and the GST that it collected less the GST that it paid.
  expect(await balances()).toEqual([
    [1000, agencyKeeps + 216_000 - 108_000],
    [1200, 108_000],
    [2000, -216_000],
    [4100, -agencyKeeps],
  ]);
  skipWithout(context, 'hledger');
  await hledgerAgrees(query, preparer);
});

it.skipIf(!hasPainSchema)('its bank files are valid by the schema', async () => {
  const check = painValidator();
  const runs = await query<{ id: string }>('SELECT id FROM payout_run');
  expect(runs).toHaveLength(2);
  for (const { id } of runs) {
    const { status, raw } = await preparer.get(`${place}/payouts/${id}/bank-file?format=PAIN001`);
    expect(status).toBe(200);
    expect(() => check(raw.toString())).not.toThrow();
  }
});
