import { expect, it } from 'vitest';
import { bankDesk, uploadNew } from '../rig/bank-desk.ts';
import { camt } from '../rig/camt.ts';
import { aMoneyDesk } from '../rig/money-desk.ts';

const { finance, app, anInvoice } = await aMoneyDesk('2026-11-17');
const { csv, lineOf, book, undoBooking, match, undo } = bankDesk(finance);
const entriesOf = async (reference: string) => {
  const { entryIds } = await lineOf(reference);
  const { rows } = await app.services.database.$client.query(
    `SELECT e.event, e.day::text, e.value_day::text AS "valueDay", l.account, l.cents FROM journal_entry e
     JOIN journal_line l ON l.entry = e.id WHERE e.event_id = ANY($1::uuid[]) ORDER BY e.id, l.position`,
    [entryIds],
  );
  return rows.map(({ event, day, valueDay, account, cents }) => [event, day, valueDay, account, cents]);
};

it('a debit is booked as a bank charge on its day, once, and the booking is undone and made again', async () => {
  await csv('17/11/2026,MONTHLY FEE,DBS,35.00,,SGD');
  const { lineId } = await lineOf('MONTHLY FEE');
  const answers = await Promise.all(Array.from({ length: 5 }, () => book(lineId)));
  expect(answers.filter(({ status }) => status === 200).map(({ body }) => body.data)).toEqual([{ warnings: [] }]);
  expect(await lineOf('MONTHLY FEE')).toMatchObject({ state: 'BOOKED', payment: null, recorded: [] });
  const booked = [
    ['bank charge', '2026-11-17', '2026-11-17', 1000, -3_500],
    ['bank charge', '2026-11-17', '2026-11-17', 5100, 3_500],
  ];
  expect(await entriesOf('MONTHLY FEE')).toEqual(booked);
  expect((await finance.put(`/agency/v1/finance/bank-lines/${lineId}/aside`, { aside: true, note: 'A' })).status).toBe(
    409,
  );
  expect((await undoBooking(lineId)).status).toBe(200);
  expect((await undoBooking(lineId)).body.errors[0].message).toBe('This line is not booked as a charge or interest.');
  expect(await lineOf('MONTHLY FEE')).toMatchObject({ state: 'DEBIT' });
  const undone = [
    ['bank charge taken back', '2026-11-17', '2026-11-17', 1000, 3_500],
    ['bank charge taken back', '2026-11-17', '2026-11-17', 5100, -3_500],
  ];
  expect((await book(lineId)).status).toBe(200);
  expect(await entriesOf('MONTHLY FEE')).toEqual([...booked, ...undone, ...booked]);
});

it('an import stays though the booking of a line of it is undone: the journal names the line', async () => {
  const { body } = await csv('17/11/2026,FEE OF ONE FILE,DBS,3.00,,SGD');
  const { lineId } = await lineOf('FEE OF ONE FILE');
  expect((await book(lineId)).status).toBe(200);
  expect((await undoBooking(lineId)).status).toBe(200);
  const refused = await finance.delete(`/agency/v1/finance/bank-imports/${body.data.importId}`);
  expect([refused.status, refused.body.errors[0].message]).toEqual([409, expect.stringContaining('1 line of it is')]);
});

it('a credit is booked as interest, which is set against the charges', async () => {
  await csv('17/11/2026,INTEREST CREDIT,DBS,,12.35,SGD');
  const { lineId } = await lineOf('INTEREST CREDIT');
  expect((await book(lineId)).status).toBe(200);
  expect(await entriesOf('INTEREST CREDIT')).toEqual([
    ['bank interest', '2026-11-17', '2026-11-17', 1000, 1_235],
    ['bank interest', '2026-11-17', '2026-11-17', 5100, -1_235],
  ]);
  expect((await match(lineId, [])).body.errors[0].message).toBe('This line is not to match: charge or interest.');
});

it('what is to come, set aside or in another currency is not booked', async () => {
  await csv(
    '21/11/2026,TOMORROW,DBS,1.00,,SGD',
    '17/11/2026,IN DOLLARS,DBS,1.00,,USD',
    '17/11/2026,ASIDE,DBS,1.00,,SGD',
  );
  await finance.put(`/agency/v1/finance/bank-lines/${(await lineOf('ASIDE')).lineId}/aside`, {
    aside: true,
    note: 'A',
  });
  for (const [reference, why] of [
    ['TOMORROW', 'The day of this line is still to come. Book it once it is in the account.'],
    ['IN DOLLARS', 'This line is not to match: another currency.'],
    ['ASIDE', 'This line is not to match: set aside.'],
  ] as const)
    expect((await book((await lineOf(reference)).lineId)).body.errors[0].message).toBe(why);
});

it('of a closed month is posted today with its value day, and so is its undoing', async () => {
  await app.services.database.$client.query("INSERT INTO ledger_month (month, closed_at) VALUES ('2026-01-01', now())");
  await csv('15/01/2026,OF JANUARY,DBS,4.00,,SGD');
  const { lineId } = await lineOf('OF JANUARY');
  expect((await book(lineId)).body.data.warnings).toEqual([
    'January 2026 is closed in the ledger. It is posted today, with 15 Jan 2026 as its value day.',
  ]);
  await undoBooking(lineId);
  expect(await entriesOf('OF JANUARY')).toEqual([
    ['bank charge', '2026-11-20', '2026-01-15', 1000, -400],
    ['bank charge', '2026-11-20', '2026-01-15', 5100, 400],
    ['bank charge taken back', '2026-11-20', '2026-01-15', 1000, 400],
    ['bank charge taken back', '2026-11-20', '2026-01-15', 5100, -400],
  ]);
});

it('what the bank took back is proposed for nothing, and a reversal is no payment of ours', async () => {
  const number = (await anInvoice()).number.replace('-', '');
  await csv(`17/11/2026,PAYNOW ${number},GOH SC,,54064.00,SGD`);
  expect(await lineOf(number)).toMatchObject({ proposal: { ground: 'NUMBER' }, takenBackOn: null });
  const back = camt('08')
    .replaceAll(/2026-11-2[45]/g, '2026-11-18')
    .replaceAll('PV26-000001', 'PV26-000001 BACK')
    .replaceAll('54064.00', '10.00')
    .replaceAll('39680.00', '54064.00')
    .replace('<CdtDbtInd>DBIT</CdtDbtInd>', '$&<RvslInd>true</RvslInd>')
    .replace('0031234567', '');
  await uploadNew(finance, back, 'back.xml');
  const line = await lineOf(number);
  expect(line).toMatchObject({ proposal: null, recorded: [], takenBackOn: '2026-11-18' });
  expect(await lineOf('BACK')).toMatchObject({ isReversal: true, payment: null });
  expect((await match(line.lineId, [])).body.data.warnings.join()).toContain('took this money back on 18 Nov 2026');
  expect((await undo(line.lineId)).status).toBe(200);
});
