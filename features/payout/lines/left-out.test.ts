import { beforeEach, expect, it } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';

const agency = await anAgencyThatPays();
const { place, preparer, approver, drawUp, send, pay, readRun, readNext, query } = agency;
const { clock, giveAccount, anEarner, aRun, payAll, paidTo } = agency;
const earned = 3_968_000;
const messagesOf = ({ body }: Awaited<ReturnType<typeof send>>): string[] =>
  body.errors.map(({ message }: { message: string }) => message);
const download = (runId: string, who = preparer) => who.get(`${place}/${runId}/bank-file?format=PAIN001`);
const leftOutOf = async (runId: string) =>
  (await preparer.get(`${place}/${runId}/lines?state=LEFT_OUT`)).body.data.rows;

/** A while passes. */
const later = () => clock.advance({ minutes: 1 });

beforeEach(async () => {
  await payAll();
  later();
});

/** A run of two people that is approved, of whom the first has another bank account since. */
const aRunWithAChange = async (name: string, { downloadedBy = [] as (typeof preparer)[] } = {}) => {
  const [changed, other] = [await anEarner({ name: `${name} A` }), await anEarner({ name: `${name} B` })];
  const run = await aRun('approved');
  for (const who of downloadedBy) expect((await download(run.runId, who)).status).toBe(200);
  await giveAccount(changed.agent, { rested: false, number: '512345679999' });
  return { ...run, changed, other };
};

it('a line that changed since the approval is left out, and the rest of the run is sent and paid', async () => {
  const { runId, number, lines, changed, other } = await aRunWithAChange('Nobody Has It');
  const [voucher, paidVoucher] = [lines[0].voucher, lines[1].voucher];
  const sent = await send(runId);
  expect(sent.body.data, JSON.stringify(sent.body)).toEqual({ number, leftOut: 1, isSent: true });
  const why = `${changed.dealNo}: The bank account was changed`;
  const run = await readRun(runId);
  expect(run).toMatchObject({
    state: 'SENT',
    people: 1,
    netCents: earned,
    waiting: { people: 1, cents: earned },
    leftOut: [{ lineId: lines[0].lineId, voucher, name: 'Nobody Has It A', why }],
    lines: [{ name: 'Nobody Has It B', voucher: paidVoucher }],
  });
  expect(await leftOutOf(runId)).toMatchObject([{ voucher, leftOutReason: why, netCents: earned }]);
  later();
  const file = await download(runId);
  expect(file.raw.toString()).toContain(paidVoucher);
  expect(file.raw.toString()).not.toContain(voucher);
  const { text } = await readPdf((await preparer.get(`${place}/lines/${lines[0].lineId}/statement`)).raw);
  expect(text).toContain('void');
  const paidAlone = await preparer.put(`${place}/lines/${lines[0].lineId}/payment`, { paidOn: '2026-11-20' });
  expect(messagesOf(paidAlone)).toEqual([`${voucher} was left out of ${number}: the bank has no order to pay it.`]);

  expect((await pay(runId)).status).toBe(200);
  expect(await readRun(runId)).toMatchObject({ state: 'PAID', netCents: earned });
  expect([await paidTo(changed.agent), await paidTo(other.agent)]).toEqual([0, earned]);
  expect((await readNext()).held).toMatchObject([{ of: changed.dealNo, why: expect.stringContaining('24 hours') }]);
  await giveAccount(changed.agent, { rested: true, number: '512345679999' });
  const next = await aRun('paid');
  expect(next).toMatchObject({ people: 1, voidInFile: [] });
  expect(next.lines[0].voucher).not.toBe(voucher);
  expect(await paidTo(changed.agent)).toBe(earned);
});

it('out of a file that somebody has, another one leaves it out, and the bank gets a new file first', async () => {
  const { runId, number, lines, changed } = await aRunWithAChange('Somebody Has It', { downloadedBy: [preparer] });
  expect(messagesOf(await send(runId))).toEqual([expect.stringContaining('since you downloaded its bank file')]);
  expect(await leftOutOf(runId)).toEqual([]);
  const byOther = await approver.put(`${place}/${runId}/sending`, {});
  expect(byOther.body.data).toEqual({ number, leftOut: 1, isSent: false });
  expect(await readRun(runId)).toMatchObject({
    state: 'APPROVED',
    people: 1,
    downloads: [{ by: preparer.person.name, format: 'PAIN001', isCurrent: false }],
  });
  expect(messagesOf(await send(runId))).toEqual([expect.stringContaining('was made anew. Download it')]);
  later();
  const again = await download(runId);
  expect(again.raw.toString()).toContain(`<MsgId>${number}-2</MsgId>`);
  expect((await send(runId)).body.data).toEqual({ number, leftOut: 0, isSent: true });
  await pay(runId);

  const warned = [
    {
      runId,
      number,
      voucher: lines[0].voucher,
      name: 'Somebody Has It A',
      by: preparer.person.name,
      at: expect.any(String),
    },
  ];
  expect((await readNext()).voidInFile).toEqual(warned);
  await giveAccount(changed.agent, { rested: true, number: '512345679999' });
  later();
  const next = await drawUp();
  expect((await readRun(next)).voidInFile).toEqual(warned);
  await preparer.delete(`${place}/${next}`);
});

it('a run of which everybody changed is not sent', async () => {
  const { agent, dealNo } = await anEarner({ name: 'All Of It' });
  const { runId, number } = await aRun('approved');
  await giveAccount(agent, { rested: false });
  expect(messagesOf(await send(runId))).toEqual([
    `All payees of ${number} changed since it was approved. Withdraw it and create another.`,
    `All Of It, ${dealNo}: The bank account was changed`,
  ]);
  await preparer.put(`${place}/${runId}/withdrawal`, { reason: 'Nobody is left' });
  expect((await query('SELECT FROM payout_line WHERE run_id = $1 AND left_out_at IS NOT NULL', [runId])).length).toBe(
    0,
  );
});
