import { read, utils } from '@e965/xlsx';
import { beforeEach, expect, it } from 'vitest';
import { hasProgram, hledger } from '#test/judges.ts';
import { readPdf } from '#test/pdf.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';
import { withholdingsOf } from '../rig/withheld.ts';

const agency = await anAgencyThatPays();
const { app, place, query, preparer, anEarner, aPaidDeal, aRun, drawUp, readNext, payAll, balanceOf } = agency;
const { withhold, aWithholding, remit, withheldOf, postedBy } = withholdingsOf(agency);
const at = '/agency/v1/finance';
const earned = 3_968_000;
const messageOf = ({ body }: Awaited<ReturnType<typeof remit>>): string => body.errors[0].message;
const fileOf = async (address: string) => {
  const { Sheets, SheetNames } = read((await preparer.get(address)).raw);
  return utils.sheet_to_json<Record<string, unknown>>(Sheets[SheetNames[0] ?? ''] ?? {});
};
const sumsOf = (rows: { account: number; sum: number }[]) => rows.map(({ account, sum }) => [account, sum]);

beforeEach(payAll);

it('is taken from the next payout apart from fees, is owed to others, and is remitted once', async () => {
  const { agent } = await anEarner({ name: 'Owes Tax' });
  const { userId } = agent.person;
  await preparer.post(`${at}/charges`, { personId: userId, text: 'Name cards', cents: 10_900, dueOn: '2026-11-01' });
  const tax: string = (await withhold(userId, 500_000, 'Withholding tax')).body.data.chargeId;
  const court: string = (await withhold(userId, 20_000)).body.data.chargeId;
  expect((await agent.get('/api/v1/my-production/next-payout')).body.data).toMatchObject({
    readyCents: earned,
    feeCents: 10_900,
    withheldCents: 520_000,
  });
  expect((await agent.get('/api/v1/my-production/search-payout-deal')).body.data.totals).toMatchObject({
    feesDueCents: 10_900,
    withheldDueCents: 520_000,
  });
  const netCents = earned - 10_900 - 520_000;
  const { lines, runId } = await aRun('sent');
  expect(lines).toMatchObject([{ feeCents: 10_900, withheldCents: 520_000, netCents }]);
  const [{ lineId }] = lines;
  expect(messageOf(await remit([tax]))).toContain('is not withheld yet');
  expect((await withheldOf('Owes Tax')).rows).toEqual([]);
  await agency.pay(runId);
  expect(sumsOf(await postedBy('payout', lineId))).toEqual([
    [1000, -netCents],
    [2000, -900],
    [2100, earned],
    [2400, -520_000],
    [4200, -10_000],
  ]);
  expect([await balanceOf(2100, agent), await balanceOf(2400, agent)]).toEqual([0, -520_000]);

  const { text } = await readPdf((await preparer.get(`${place}/lines/${lineId}/statement`)).raw);
  for (const part of ['Withheld: Withholding tax', '−5,000.00', 'Withheld: Garnishee order', 'Fees, with 9.00 GST'])
    expect(text).toContain(part);
  expect((await preparer.get(`${place}/lines/${lineId}`)).body.data.items).toContainEqual(
    expect.objectContaining({ kind: 'WITHHELD', of: 'Withholding tax', cents: -500_000 }),
  );
  const paid = (await agent.get('/api/v1/my-production/search-payout')).body.data;
  expect(paid).toMatchObject({
    rows: [{ withheldCents: 520_000, feeCents: 10_900, cents: netCents }],
    totals: { withheldCents: 520_000, cents: netCents },
  });
  const detail = (await agent.get(`/api/v1/my-production/view-payout/${lineId}`)).body.data;
  expect(detail.items.reduce((sum: number, { cents }: { cents: number }) => sum + cents, 0)).toBe(netCents);
  expect((await preparer.get(`${at}/charges?kind=WITHHELD&search=Owes`)).body.data).toMatchObject({
    totalRecords: 2,
    sums: { cents: 520_000 },
  });

  expect(await withheldOf('Owes Tax')).toMatchObject({
    rows: [
      { state: 'HELD', withheldOn: '2026-11-20' },
      { state: 'HELD', voucher: lines[0].voucher },
    ],
    sums: { cents: 520_000, leftCents: 520_000 },
  });
  const { status, body } = await remit([tax]);
  expect(status).toBe(200);
  expect(sumsOf(await postedBy('withheld-remittance', body.data.remittanceId))).toEqual([
    [1000, -500_000],
    [2400, 500_000],
  ]);
  expect(await balanceOf(2400, agent)).toBe(-20_000);
  expect(messageOf(await remit([court, tax]))).toContain('was remitted on 20 Nov 2026 already');
  expect(await balanceOf(2400, agent)).toBe(-20_000);
  const held = (await preparer.get(`${at}/withheld?state=HELD&search=Owes`)).body.data;
  expect((await withheldOf('Owes Tax')).sums).toEqual({ cents: 520_000, leftCents: 20_000 });
  expect(held).toMatchObject({ rows: [{ chargeId: court, cents: 20_000 }], sums: { cents: 20_000 } });
  expect(await fileOf(`${at}/withheld/export?state=REMITTED&search=Owes`)).toMatchObject([
    { Why: 'Withholding tax', 'Amount (S$)': 5000, State: 'Remitted', To: 'IRAS', Reference: 'WHT 11/2026' },
  ]);
  const trail = await query<{ action: string }>(
    "SELECT action FROM audit_row WHERE aggregate = 'remittance' AND aggregate_id = $1",
    [body.data.remittanceId],
  );
  expect(trail).toEqual([{ action: 'remittance.recorded' }]);
});

it('may use up no more than the earnings, and may be waived until a run has it', async () => {
  const { agent } = await anEarner({ name: 'All Withheld' });
  const { chargeId } = (await withhold(agent.person.userId, earned)).body.data;
  expect((await readNext()).people).toBe(0);
  const waive = () => preparer.put(`${at}/charges/${chargeId}/waiver`, { reason: 'The order was lifted' });
  await aPaidDeal(agent);
  const runId = await drawUp();
  expect(messageOf(await waive())).toContain('Discard or withdraw the run');
  await preparer.delete(`${place}/${runId}`);
  expect((await waive()).status).toBe(200);
  expect((await aRun('paid')).netCents).toBe(2 * earned);
  expect(messageOf(await remit([chargeId]))).toContain('is not withheld yet');
});

it('stays withheld when the bank returns the payment, and the net is paid again', async () => {
  const { agent, chargeId, line } = await aWithholding('Account Closed', 100_000);
  await preparer.put(`${place}/lines/${line.lineId}/return`, { returnedOn: '2026-11-20', reason: 'Closed' });
  expect([await balanceOf(2100, agent), await balanceOf(2400, agent)]).toEqual([100_000 - earned, -100_000]);
  expect((await remit([chargeId])).status).toBe(200);
  const again = await aRun('paid');
  expect(again.lines).toMatchObject([{ returnedCents: earned - 100_000, withheldCents: 0 }]);
  expect([await balanceOf(2100, agent), await balanceOf(2400, agent)]).toEqual([0, 0]);
});

it('refuses days to come and before it was withheld, fees, and what nobody knows', async () => {
  const { agent, chargeId } = await aWithholding('Wrong Days', 5_000);
  const late = await remit([chargeId], { remittedOn: '2026-11-21' });
  expect(late.body.errors[0]).toMatchObject({ field: 'remittedOn' });
  expect(messageOf(late)).toContain('still to come');
  expect(messageOf(await remit([chargeId], { remittedOn: '2026-11-19' }))).toContain('withheld on 20 Nov 2026');
  const fee = { personId: agent.person.userId, text: 'Desk', cents: 100, dueOn: '2026-11-01' };
  const { body } = await preparer.post(`${at}/charges`, fee);
  expect(messageOf(await remit([body.data.chargeId]))).toContain('is a fee');
  expect((await remit([chargeId, app.services.clock.now().toString()])).status).toBe(400);
  expect((await remit([chargeId, '00000000-0000-4000-8000-000000000000'])).status).toBe(404);
  expect((await remit([chargeId, chargeId])).status).toBe(400);
  expect((await remit([])).status).toBe(400);
  expect(await balanceOf(2400, agent)).toBe(-5_000);
});

it('is remitted once by ten calls at the same time, and by one that is sent twice with its key', async () => {
  const { agent, chargeId } = await aWithholding('Ten Times', 7_000);
  const answers = await Promise.all(Array.from({ length: 10 }, () => remit([chargeId])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  expect(await balanceOf(2400, agent)).toBe(0);
  const other = await aWithholding('Sent Twice', 8_000);
  const key = { 'idempotency-key': 'remit-once' };
  const first = await remit([other.chargeId], {}, key);
  expect((await remit([other.chargeId], {}, key)).body).toEqual(first.body);
  expect(await balanceOf(2400, other.agent)).toBe(0);
});

it('is commission that was earned: the yearly file and the income report count it whole', async () => {
  const { agent } = await aWithholding('Earns It', 300_000);
  const yearly = await fileOf(`${at}/payouts/years/export?year=2026`);
  expect(yearly.find(({ Name }) => Name === 'Earns It')).toMatchObject({
    'Total gross income (S$)': earned / 100,
    'Withheld (S$)': 3000,
    'Paid out (S$)': (earned - 300_000) / 100,
  });
  const { raw } = await agent.post('/api/v1/my-production/income-report', { year: '2026' });
  const months = utils.sheet_to_json(read(raw).Sheets['By month'] ?? {});
  expect(months).toMatchObject([{ 'Own deals (S$)': earned / 100, 'Withheld (S$)': 3000 }]);
  const sums = (await agent.get('/api/v1/my-production/search-payout')).body.data.totals;
  expect(sums.ownCents - sums.withheldCents).toBe(sums.cents);
});

it('of a month that is closed is posted today, and keeps its day', async () => {
  const { chargeId, line } = await aWithholding('Closed Month', 9_000);
  await query("UPDATE payout_line SET paid_on = '2026-10-05', arrived_on = '2026-10-05' WHERE id = $1", [line.lineId]);
  await query("INSERT INTO ledger_month (month) VALUES ('2026-10-01') ON CONFLICT DO NOTHING");
  expect((await preparer.put(`${at}/ledger/months/2026-10/close`)).status).toBe(200);
  const { body } = await remit([chargeId], { remittedOn: '2026-10-12' });
  expect(await postedBy('withheld-remittance', body.data.remittanceId)).toMatchObject([
    { account: 1000, day: '2026-11-20', valueDay: '2026-10-12' },
    { account: 2400, day: '2026-11-20', valueDay: '2026-10-12' },
  ]);
  expect(await withheldOf('Closed Month')).toMatchObject({ rows: [{ remittance: { remittedOn: '2026-10-12' } }] });
});

it.skipIf(!hasProgram('hledger'))('leaves a journal that hledger accepts', async () => {
  hledger((await preparer.get(`${at}/ledger/export`)).raw.toString(), 'check', '--strict');
});
