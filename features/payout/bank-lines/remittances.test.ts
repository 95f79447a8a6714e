import { beforeEach, expect, it } from 'vitest';
import { anAgencyThatPays } from '../rig/payouts.ts';
import { statementsOf } from '../rig/statements.ts';
import { withholdingsOf } from '../rig/withheld.ts';

const agency = await anAgencyThatPays();
const { query, anEarner, aRun, payAll, balanceOf } = agency;
const { csv, find, ready, confirm, confirmAll, undo } = statementsOf(agency);
const { withhold, aWithholding, remit, takeBack, withheldOf } = withholdingsOf(agency);
const lineOf = async (search: string) => (await find(search))[0];
const messageOf = ({ body }: Awaited<ReturnType<typeof confirm>>): string => body.errors[0].message;

/** The bank account of the ledger by remittances alone. */
const remitted = async () => {
  const [row] = await query<{ sum: number }>(
    `SELECT coalesce(sum(cents), 0)::bigint AS sum FROM journal_line l JOIN journal_entry e ON e.id = l.entry
     WHERE l.account = 1000 AND e.event LIKE 'withheld-remittance%'`,
  );
  return row?.sum ?? 0;
};

beforeEach(payAll);

it('matches a debit with the remittance of its amount that is recorded, and frees it again', async () => {
  const { agent, chargeId } = await aWithholding('Recorded', 61_000);
  await remit([chargeId], { reference: 'WHT 61' });
  await csv({ cents: -61_000, reference: 'GIRO 61' }, { cents: -61_001, reference: 'GIRO 61 more' });
  expect((await lineOf('GIRO 61 more')).payment).toBeNull();
  const { lineId, payment } = (await find('GIRO 61')).find(({ cents }: { cents: number }) => cents === -61_000);
  expect(payment).toMatchObject({ kind: 'REMITTANCE', number: 'WHT 61', to: 'IRAS', isRecorded: true, problem: null });
  expect(await ready()).toEqual({ count: 0, cents: 0 });
  const before = await remitted();
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(lineId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const matched = (await find('GIRO 61')).find(({ cents }: { cents: number }) => cents === -61_000);
  expect(matched).toMatchObject({ state: 'MATCHED', settles: 'Remittance WHT 61', payment: null });
  expect(await remitted()).toBe(before);
  await csv({ cents: -61_000, reference: 'GIRO 61 again WHT61' });
  expect((await lineOf('GIRO 61 again')).payment).toBeNull();
  expect((await undo(lineId)).status).toBe(200);
  expect((await lineOf('GIRO 61 again')).payment).toMatchObject({ number: 'WHT 61' });
  expect(await balanceOf(2400, agent)).toBe(0);
  expect((await confirm(lineId)).status).toBe(200);
});

it('records the remittance of what is withheld on the bank’s day, and takes it back when the bank returns it', async () => {
  const { agent, chargeId } = await aWithholding('To Record', 72_000);
  await csv({ cents: -72_000, reference: 'HC 72/2026', day: '2026-11-20' });
  const debit = await lineOf('HC 72/2026');
  expect(debit.payment).toMatchObject({
    kind: 'WITHHELD',
    number: '“Garnishee order” of To Record',
    to: 'SOMEONE',
    isRecorded: false,
  });
  expect((await confirmAll()).body.data).toEqual({ confirmed: 0 });
  expect((await confirm(debit.lineId)).body.data).toEqual({ number: 'Remittance HC 72/2026' });
  expect(await withheldOf('To Record')).toMatchObject({
    rows: [{ remittance: { recipient: 'SOMEONE', reference: 'HC 72/2026', remittedOn: '2026-11-20', cents: 72_000 } }],
  });
  expect(await balanceOf(2400, agent)).toBe(0);

  await csv({ cents: 72_000, reference: 'RETURNED 999' }, { cents: 72_000, reference: 'RETURNED HC72 2026' });
  expect((await lineOf('RETURNED 999')).payment).toBeNull();
  const credit = await lineOf('RETURNED HC72');
  expect(credit).toMatchObject({
    state: 'NEW',
    payment: { kind: 'REMITTANCE_RETURN', number: 'HC 72/2026', isRecorded: false },
  });
  expect((await confirm(credit.lineId)).status).toBe(200);
  expect(await balanceOf(2400, agent)).toBe(-72_000);
  expect(await withheldOf('To Record')).toMatchObject({
    rows: [{ state: 'HELD', takenBack: { takenBackOn: '2026-11-20', reason: 'The bank’s statement of 20 Nov 2026' } }],
  });
  expect((await undo(credit.lineId)).status).toBe(200);
  expect((await lineOf('RETURNED HC72')).payment).toMatchObject({ isRecorded: true });
  expect((await confirm(credit.lineId)).status).toBe(200);
  expect(await balanceOf(2400, agent)).toBe(-72_000);
  expect((await remit([chargeId])).status).toBe(200);
});

it('takes two remittances with the same reference for two, each with a line of its own', async () => {
  const [one, two] = [await aWithholding('Alike One', 8_300), await aWithholding('Alike Two', 8_300)];
  await remit([one.chargeId], { reference: 'Alike' });
  await csv({ cents: -8_300, reference: 'ALIKE 1' }, { cents: -8_300, reference: 'ALIKE 2' });
  const [first, second] = [await lineOf('ALIKE 1'), await lineOf('ALIKE 2')];
  expect((await confirm(first.lineId)).status).toBe(200);
  // What is left is one item of that amount.
  expect((await lineOf('ALIKE 2')).payment).toMatchObject({
    kind: 'WITHHELD',
    number: '“Garnishee order” of Alike Two',
  });
  await remit([two.chargeId], { reference: 'Alike' });
  expect((await confirm(second.lineId)).body.data).toEqual({ number: 'Remittance Alike' });
  expect(await balanceOf(2400, two.agent)).toBe(0);
});

it('records what is withheld once, though two lines fit it', async () => {
  const { agent } = await aWithholding('Fits Twice', 9_400);
  await csv({ cents: -9_400, reference: 'TWICE A' }, { cents: -9_400, reference: 'TWICE B' });
  const lines = [await lineOf('TWICE A'), await lineOf('TWICE B')];
  const answers = await Promise.all(lines.map(({ lineId }) => confirm(lineId)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await balanceOf(2400, agent)).toBe(0);
});

it('leaves a line that names a payment of a run to that payment', async () => {
  const { line } = await aWithholding('Names A Payment', 5_500);
  await csv({ cents: -5_500, reference: line.voucher });
  const bankLine = await lineOf(line.voucher);
  expect(bankLine.payment).toMatchObject({ kind: 'PAYMENT', number: line.voucher });
  expect(messageOf(await confirm(bankLine.lineId))).toContain('not the amount of this line');
});

it('matches a debit with a remittance that was taken back by hand, if it names it', async () => {
  const { agent, chargeId } = await aWithholding('By Hand', 3_700);
  const { remittanceId } = (await remit([chargeId], { reference: 'Order 37' })).body.data;
  await takeBack(remittanceId);
  await csv({ cents: -3_700, reference: 'ORDER37 out' }, { cents: 3_700, reference: 'ORDER37 back' });
  for (const name of ['ORDER37 out', 'ORDER37 back']) {
    const { lineId, payment } = await lineOf(name);
    expect(payment).toMatchObject({ number: 'Order 37', isRecorded: true });
    expect((await confirm(lineId)).status).toBe(200);
  }
  expect(await balanceOf(2400, agent)).toBe(-3_700);
});

it('records all that is called the same as one remittance of their sum', async () => {
  const [one, two] = [await anEarner({ name: 'Together One' }), await anEarner({ name: 'Together Two' })];
  for (const [{ agent }, cents] of [[one, 11_100] as const, [two, 22_300] as const])
    await withhold(agent.person.userId, cents, 'Tax of November');
  await aRun('paid');
  await csv({ cents: -33_400, reference: 'NOV 2026' });
  const { lineId, payment } = await lineOf('NOV 2026');
  expect(payment).toMatchObject({ kind: 'WITHHELD', number: '“Tax of November”, 2 items' });
  expect((await confirm(lineId)).status).toBe(200);
  expect(await withheldOf('Together')).toMatchObject({
    rows: [{ remittance: { items: 2, cents: 33_400 } }, { remittance: { items: 2, cents: 33_400 } }],
    sums: { leftCents: 0 },
  });
  expect([await balanceOf(2400, one.agent), await balanceOf(2400, two.agent)]).toEqual([0, 0]);
});
