import { beforeEach, expect, it } from 'vitest';
import { hasProgram, hledger } from '#test/judges.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';
import { withholdingsOf } from '../rig/withheld.ts';

const agency = await anAgencyThatPays();
const { query, preparer, approver, anEarner, aRun, payAll, balanceOf } = agency;
const { withhold, aWithholding, remit, takeBack, withheldOf, postedBy } = withholdingsOf(agency);
const at = '/agency/v1/finance';
const event = 'withheld-remittance-taken-back';
const messageOf = ({ body }: Awaited<ReturnType<typeof takeBack>>): string => body.errors[0].message;
const sumsOf = (rows: { account: number; sum: number }[]) => rows.map(({ account, sum }) => [account, sum]);
const waiting = async () =>
  (await preparer.get(`${at}/overview`)).body.data.others.find(({ key }: { key: string }) => key === 'withheld');

beforeEach(payAll);

it('is taken back with all of its items, which say so and are remitted again', async () => {
  const [one, two] = [await anEarner({ name: 'Back One' }), await anEarner({ name: 'Back Two' })];
  const ids: string[] = [];
  for (const [{ agent }, cents] of [[one, 120_000] as const, [two, 30_000] as const])
    ids.push((await withhold(agent.person.userId, cents)).body.data.chargeId);
  await aRun('paid');
  expect(await waiting()).toMatchObject({ count: 2, cents: 150_000 });
  const { remittanceId } = (await remit(ids)).body.data;
  expect(await waiting()).toMatchObject({ count: 0, cents: 0 });
  expect(await withheldOf('Back One')).toMatchObject({
    rows: [{ state: 'REMITTED', remittance: { remittanceId, items: 2, cents: 150_000 }, takenBack: null }],
  });

  expect((await takeBack(remittanceId)).status).toBe(200);
  expect(sumsOf(await postedBy(event, remittanceId))).toEqual([
    [1000, 150_000],
    [2400, -150_000],
  ]);
  expect([await balanceOf(2400, one.agent), await balanceOf(2400, two.agent)]).toEqual([-120_000, -30_000]);
  expect(await waiting()).toMatchObject({ count: 2, cents: 150_000 });
  expect(await withheldOf('Back')).toMatchObject({
    rows: [0, 1].map(() => ({
      state: 'HELD',
      remittance: null,
      takenBack: { recipient: 'IRAS', reference: 'WHT 11/2026', takenBackOn: '2026-11-20' },
    })),
    sums: { cents: 150_000, leftCents: 150_000 },
  });

  const entryIds: string[] = (await withheldOf('Back One')).rows[0].entryIds;
  const entries = await preparer.get(`${at}/ledger/entries?ids=${entryIds.join(',')}`);
  expect(entries.body.data.rows.map(({ text }: { text: string }) => text)).toEqual([
    'Withheld remittance taken back IRAS WHT 11/2026 taken back',
    'Withheld remittance IRAS WHT 11/2026',
    expect.stringContaining('Payout PV'),
  ]);

  const again = (await remit(ids.slice(0, 1), { reference: 'WHT again' })).body.data;
  expect(again.remittanceId).not.toBe(remittanceId);
  expect([await balanceOf(2400, one.agent), await balanceOf(2400, two.agent)]).toEqual([0, -30_000]);
  expect(await withheldOf('Back One')).toMatchObject({
    rows: [{ state: 'REMITTED', remittance: { reference: 'WHT again', items: 1 }, takenBack: { recipient: 'IRAS' } }],
  });
  expect((await withheldOf('Back One')).rows[0].entryIds).toEqual([entryIds[0], again.remittanceId, remittanceId]);
  expect(messageOf(await takeBack(remittanceId))).toContain('was taken back on 20 Nov 2026 already');
  expect((await withheldOf('Back One')).rows[0].state).toBe('REMITTED');
  const trail = await query<{ action: string; reason: string }>(
    "SELECT action, detail->>'reason' AS reason FROM audit_row WHERE aggregate = 'remittance' AND aggregate_id = $1 ORDER BY id",
    [remittanceId],
  );
  expect(trail).toEqual([
    { action: 'remittance.recorded', reason: null },
    { action: 'remittance.taken-back', reason: 'Returned by the bank' },
  ]);
});

it('is taken back once by ten calls at the same time, and by one that is sent twice with its key', async () => {
  const { agent, chargeId } = await aWithholding('Ten Times Back', 7_000);
  const first = (await remit([chargeId])).body.data.remittanceId;
  const answers = await Promise.all(Array.from({ length: 10 }, () => takeBack(first)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await balanceOf(2400, agent)).toBe(-7_000);
  const second = (await remit([chargeId])).body.data.remittanceId;
  const key = { 'idempotency-key': 'take-back-once' };
  expect((await takeBack(second, {}, key)).status).toBe(200);
  expect((await takeBack(second, {}, key)).status).toBe(200);
  expect(await balanceOf(2400, agent)).toBe(-7_000);
});

it('leaves the books right when it is taken back and remitted again at the same time', async () => {
  const [one, two] = [await aWithholding('At Once One', 4_000), await aWithholding('At Once Two', 5_000)];
  const ids = [one.chargeId, two.chargeId];
  const { remittanceId } = (await remit(ids)).body.data;
  const answers = await Promise.all([
    takeBack(remittanceId),
    remit(ids),
    remit(ids.toReversed()),
    takeBack(remittanceId),
  ]);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const { rows } = await withheldOf('At Once');
  for (const [{ agent }, cents] of [[one, 4_000] as const, [two, 5_000] as const]) {
    const leftCents = rows.find(({ name }: { name: string }) => name === agent.person.name)?.leftCents;
    expect([0, cents]).toContain(leftCents);
    expect(await balanceOf(2400, agent)).toBe(0 - leftCents);
  }
});

it('refuses days before the remittance and to come, an empty reason, and what nobody knows', async () => {
  const { chargeId } = await aWithholding('Wrong Days Back', 5_000);
  const { remittanceId } = (await remit([chargeId])).body.data;
  for (const takenBackOn of ['2026-11-19', '2026-11-21']) {
    const refused = await takeBack(remittanceId, { takenBackOn });
    expect(refused.body.errors[0]).toMatchObject({ field: 'takenBackOn' });
    expect(messageOf(refused)).toContain('Choose a day from 20 Nov 2026 until today');
  }
  expect((await takeBack(remittanceId, { reason: '  ' })).status).toBe(400);
  expect((await takeBack('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect(await postedBy(event, remittanceId)).toEqual([]);
});

it('of a month that is closed is posted today, and keeps its day', async () => {
  const { chargeId, line } = await aWithholding('Closed Month Back', 9_000);
  await query("UPDATE payout_line SET paid_on = '2026-10-05', arrived_on = '2026-10-05' WHERE id = $1", [line.lineId]);
  const { remittanceId } = (await remit([chargeId], { remittedOn: '2026-10-12' })).body.data;
  await query("INSERT INTO ledger_month (month) VALUES ('2026-10-01') ON CONFLICT DO NOTHING");
  expect((await approver.put(`${at}/ledger/months/2026-10/close`)).status).toBe(200);
  expect((await takeBack(remittanceId, { takenBackOn: '2026-10-14' })).status).toBe(200);
  expect(await postedBy(event, remittanceId)).toMatchObject([
    { account: 1000, sum: 9_000, day: '2026-11-20', valueDay: '2026-10-14' },
    { account: 2400, sum: -9_000, day: '2026-11-20', valueDay: '2026-10-14' },
  ]);
});

it.skipIf(!hasProgram('hledger'))('leaves a journal that hledger accepts', async () => {
  hledger((await preparer.get(`${at}/ledger/export`)).raw.toString(), 'check', '--strict');
});
