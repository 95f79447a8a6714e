import { beforeEach, describe, expect, it } from 'vitest';
import { anAgencyThatPays } from '../rig/payouts.ts';
import { statementsOf } from '../rig/statements.ts';

const agency = await anAgencyThatPays();
const { query, anEarner, aRun, drawUp, approve, send, pay, readRun, payAll, paidTo, balanceOf } = agency;
const { csv, camt, find, ready, confirm, confirmAll, undo, setAside, book, undoBooking, match } = statementsOf(agency);
const net = 3_968_000;

const twoPaid = async () => {
  const earners = [await anEarner({ name: 'A Payee' }), await anEarner({ name: 'B Payee' })];
  return { agents: earners.map(({ agent }) => agent), ...(await aRun('sent')) };
};
const lineOf = async (search: string) => (await find(search))[0];

beforeEach(payAll);

describe('a debit of the bank', () => {
  it.each(['02', '08'] as const)('finds its payment by the number, in camt.053 version %s', async (version) => {
    const { runId, lines, agents } = await twoPaid();
    const statementLines = lines.map(({ voucher, netCents }: { voucher: string; netCents: number }) => ({
      cents: -netCents,
      reference: voucher,
      ref: `${version}-${voucher}`,
    }));
    expect(await camt(version, ...statementLines)).toMatchObject({ added: 2 });
    const [first, second] = [await lineOf(lines[0].voucher), await lineOf(lines[1].voucher)];
    expect(first).toMatchObject({
      state: 'DEBIT',
      payment: { number: lines[0].voucher, to: 'A Payee', isRecorded: false, problem: null },
    });
    expect(await ready()).toEqual({ count: 2, cents: -2 * net });
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(first.lineId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await readRun(runId)).toMatchObject({ state: 'SENT', lines: [{ paidOn: '2026-11-20' }, { paidOn: null }] });
    expect((await confirm(second.lineId)).body.data).toEqual({ number: lines[1].voucher });
    expect(await readRun(runId)).toMatchObject({ state: 'PAID', paidOn: '2026-11-20' });
    expect([await paidTo(agents[0]), await paidTo(agents[1])]).toEqual([net, net]);
    expect([await balanceOf(2100, agents[0]), await balanceOf(2100, agents[1])]).toEqual([0, 0]);
    expect(await camt(version, ...statementLines)).toMatchObject({ added: 0, known: 2 });
    expect(await lineOf(lines[0].voucher)).toMatchObject({
      state: 'MATCHED',
      settles: lines[0].voucher,
      payment: null,
    });
  });

  it('finds its payment in a CSV however it writes the number; all are confirmed at once, also by ten', async () => {
    const { runId, lines } = await twoPaid();
    await csv(
      { cents: -net, reference: `GIRO ${lines[0].voucher.replace('-', '')}` },
      { cents: -net, reference: `giro ${lines[1].voucher.toLowerCase()}` },
      { cents: -3_500, reference: 'MONTHLY FEE' },
    );
    const answers = await Promise.all(Array.from({ length: 10 }, confirmAll));
    expect(answers.map(({ body }) => body.data.confirmed).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    expect(await readRun(runId)).toMatchObject({ state: 'PAID' });
    expect(await ready()).toEqual({ count: 0, cents: 0 });
    const fee = await lineOf('monthly fee');
    expect(fee).toMatchObject({ state: 'DEBIT', payment: null });
    expect((await confirm(fee.lineId)).body.errors[0].message).toBe('This line names no payment of ours.');
    expect((await setAside(fee.lineId, { aside: true, note: 'Fee of the account' })).status).toBe(200);
    expect(await lineOf('monthly fee')).toMatchObject({ state: 'SET_ASIDE', note: 'Fee of the account' });
    await setAside(fee.lineId, { aside: false });
    expect(await lineOf('monthly fee')).toMatchObject({ state: 'DEBIT' });
  });

  it('that books a whole run pays what is left of it', async () => {
    const { runId, number, lines } = await twoPaid();
    await camt('08', { cents: -2 * net, reference: '', file: `${number}-1`, ref: `whole-${number}` });
    await csv({ cents: -net, reference: `${lines[0].voucher} single` });
    const [single, whole] = [await lineOf(`${lines[0].voucher} single`), await lineOf(number)];
    expect(whole).toMatchObject({ payment: { number, to: '2 payees', problem: null } });
    expect((await confirm(single.lineId)).status).toBe(200);
    expect((await lineOf(number)).payment.problem).toContain(`What is not matched of ${number} is S$ 39,680.00`);
    expect((await confirm(whole.lineId)).body.errors[0].message).toContain('not the amount of this line');
    await csv({ cents: -net, reference: `${number} rest` });
    expect((await confirm((await lineOf(`${number} rest`)).lineId)).body.data).toEqual({ number });
    expect(await readRun(runId)).toMatchObject({ state: 'PAID' });
  });

  it('is not confirmed with another amount, before the run is sent, or a second time', async () => {
    const { agent } = await anEarner({ name: 'Not Yet' });
    const runId = await drawUp();
    await approve(runId);
    const { lines } = await readRun(runId);
    const { voucher } = lines[0];
    await csv({ cents: -net, reference: voucher }, { cents: -net + 1, reference: `${voucher} less` });
    const [right, less] = [await lineOf(voucher), await lineOf(`${voucher} less`)];
    const problemOf = async (search: string) => (await find(search)).map((row: typeof right) => row.payment?.problem);
    expect((await confirm(less.lineId)).body.errors[0].message).toContain('is S$ 39,680.00, not the amount');
    const exact = (await find(voucher)).find(({ cents }: { cents: number }) => cents === -net);
    expect((await confirm(exact.lineId)).body.errors[0].message).toContain('was not sent to the bank yet');
    expect((await confirmAll()).body.data).toEqual({ confirmed: 0 });
    await send(runId);
    expect((await confirm(exact.lineId)).status).toBe(200);
    await csv({ cents: -net, reference: `${voucher} twice` });
    expect(await problemOf(`${voucher} twice`)).toEqual([expect.stringContaining('matched with another line')]);
    expect(await paidTo(agent)).toBe(net);
  });

  it('is matched with what was recorded by hand, and undone without touching the payment', async () => {
    const { agents, lines, runId, number } = await twoPaid();
    await pay(runId);
    await csv({ cents: -2 * net, reference: number });
    const { lineId, payment } = await lineOf(number);
    expect(payment).toMatchObject({ isRecorded: true, problem: null });
    expect((await confirm(lineId)).status).toBe(200);
    const entries = () =>
      query("SELECT 1 FROM journal_entry WHERE event = 'payout' AND event_id = ANY($1::uuid[])", [
        lines.map((line: { lineId: string }) => line.lineId),
      ]);
    expect(await entries()).toHaveLength(2);
    expect((await undo(lineId)).status).toBe(200);
    expect((await undo(lineId)).status).toBe(409);
    expect(await lineOf(number)).toMatchObject({ state: 'DEBIT', settles: null, payment: { isRecorded: true } });
    expect(await paidTo(agents[0])).toBe(net);
    expect((await confirm(lineId)).status).toBe(200);
    expect(await entries()).toHaveLength(2);
  });
});

it('a line that is a payment of ours, or its return, is not booked as anything else', async () => {
  const { agent } = await anEarner({ name: 'Booked Once' });
  const { lines } = await aRun('sent');
  const { voucher } = lines[0];
  await csv({ cents: -net, reference: voucher }, { cents: -net, reference: `${voucher} again` });
  const [debit, again] = (await find(voucher)).toSorted((a: { reference: string }, b: { reference: string }) =>
    a.reference.localeCompare(b.reference),
  );
  const isOurs = {
    status: 409,
    body: {
      errors: [
        {
          message: `This line is ${voucher}, a payment of ours. Match it with that payment, so that it isn’t booked twice.`,
        },
      ],
    },
  };
  expect(await book(debit.lineId)).toMatchObject(isOurs);
  expect((await confirm(debit.lineId)).status).toBe(200);
  expect((await undo(debit.lineId)).status).toBe(200);
  expect(await book(debit.lineId)).toMatchObject(isOurs);
  expect((await confirm(debit.lineId)).status).toBe(200);
  // Another line that names it may be a fee: it is booked, with a warning.
  expect((await book(again.lineId)).body.data.warnings).toEqual([
    expect.stringMatching(
      new RegExp(`^This line names ${voucher}, a payment of ours\\. .+\\. If it is that payment, undo this\\.$`),
    ),
  ]);
  expect((await undoBooking(again.lineId)).status).toBe(200);
  await csv({ cents: net, reference: `RETURN ${voucher}` });
  const back = await lineOf(`RETURN ${voucher}`);
  expect(await match(back.lineId, [])).toMatchObject(isOurs);
  expect(await book(back.lineId)).toMatchObject(isOurs);
  expect((await confirm(back.lineId)).status).toBe(200);
  expect(await paidTo(agent)).toBe(0);
});

describe('a credit of the bank', () => {
  it('that names a payment is its return, once', async () => {
    const { agent } = await anEarner({ name: 'Comes Back' });
    const { lines } = await aRun('sent');
    const { voucher } = lines[0];
    await csv(
      { cents: -net, reference: voucher },
      { cents: net, reference: `RETURN ${voucher}` },
      { cents: net - 1_000, reference: `PART ${voucher}` },
    );
    expect((await lineOf(`RETURN ${voucher}`)).payment.problem).toContain('is not paid yet');
    expect((await confirmAll()).body.data).toEqual({ confirmed: 2 });
    expect(await lineOf(`RETURN ${voucher}`)).toMatchObject({ state: 'MATCHED', settles: voucher, cents: net });
    expect(await lineOf(`PART ${voucher}`)).toMatchObject({ state: 'NEW' });
    expect((await lineOf(`PART ${voucher}`)).payment.problem).toContain('already');
    expect(await paidTo(agent)).toBe(0);
    expect(await balanceOf(2100, agent)).toBe(-net);
    const { lines: again } = await aRun('paid');
    expect(again).toMatchObject([{ returnedCents: net, netCents: net }]);
  });
});
