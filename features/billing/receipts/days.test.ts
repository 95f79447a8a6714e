import { expect, it } from 'vitest';
import { aMoneyDesk } from '../rig/money-desk.ts';

const place = '/agency/v1/finance';
const today = '2026-11-20';
const rig = await aMoneyDesk('2026-11-12');
const { app, finance } = rig;
const second = await app.letIn(await app.aStaff('finance'));
const query = <Row extends object>(text: string, values: unknown[]) =>
  app.services.database.$client.query<Row>(text, values).then(({ rows }) => rows);

const aCheque = (invoices: { invoiceId: string; cents: number }[], more: object) =>
  rig.receive(invoices, { method: 'CHEQUE', reference: 'OCBC 100234', receivedOn: '2026-11-12', ...more });
const clear = (receiptId: string, clearedOn: string) =>
  finance.put(`${place}/receipts/${receiptId}/clearance`, { clearedOn });
const giveBack = (receiptId: string, returnedOn: string) =>
  finance.put(`${place}/receipts/${receiptId}/return`, { returnedOn, reason: 'Insufficient funds' });

it('money goes back on the day on which it cleared, or on which its money was last used, at the earliest', async () => {
  const [first, other] = [await rig.anInvoice(), await rig.anInvoice()];
  const { receiptId, number } = (await aCheque([{ invoiceId: first.invoiceId, cents: 1_000 }], { cents: 3_000 })).body
    .data;
  const refused = async (returnedOn: string) => {
    const { status, body } = await giveBack(receiptId, returnedOn);
    return [status, body.errors?.[0].field, body.errors?.[0].message];
  };
  const says = (why: string) => [400, 'returnedOn', `The earliest day is ${why}.`];
  expect(await refused('2026-11-11')).toEqual(says(`12 Nov 2026, when ${number} was received`));
  await clear(receiptId, '2026-11-16');
  const moved = `when ${number} was last put on an invoice or taken off one`;
  expect(await refused('2026-11-15')).toEqual(says(`16 Nov 2026, ${moved}`));
  await finance.post(`${place}/receipts/${receiptId}/allocations`, {
    invoices: [{ invoiceId: other.invoiceId, cents: 1_000 }],
  });
  expect(await refused('2026-11-19')).toEqual(says(`20 Nov 2026, ${moved}`));
  expect((await giveBack(receiptId, today)).status).toBe(200);

  const credit = (await aCheque([], { cents: 3_000 })).body.data;
  await clear(credit.receiptId, '2026-11-16');
  const { body } = await giveBack(credit.receiptId, '2026-11-15');
  expect(body.errors[0].message).toBe(`The earliest day is 16 Nov 2026, when ${credit.number} cleared.`);
  expect((await giveBack(credit.receiptId, '2026-11-16')).status).toBe(200);
});

it('what was written off is open again in the ledger on the day on which the money is posted, and not before it was written off', async () => {
  const daysOf = (eventId: string) =>
    query(
      `SELECT day::text, value_day::text AS "valueDay" FROM journal_entry WHERE event = 'write-off undone' AND event_id = $1`,
      [eventId],
    );
  const aWriteOff = async () => {
    const { invoiceId, dealId } = await rig.anInvoice();
    const request = { kind: 'WRITE_OFF', invoiceId, reason: 'The client is bankrupt' };
    const { requestId } = (await finance.post(`${place}/requests`, request)).body.data;
    await second.put(`${place}/requests/${requestId}/approval`);
    return { invoiceId, dealId, requestId };
  };
  const late = await aWriteOff();
  await rig.receive([{ invoiceId: late.invoiceId, cents: 100 }], { receivedOn: '2026-11-18' });
  expect(await daysOf(late.requestId)).toEqual([{ day: today, valueDay: today }]);

  // Written off before, and paid by money from before the deal, which is posted today.
  const early = await aWriteOff();
  await query(`UPDATE money_request SET decided_at = '2026-11-02T02:00:00Z' WHERE id = $1`, [early.requestId]);
  await query(`UPDATE deal SET signed_on = '2026-11-05' WHERE id = $1`, [early.dealId]);
  await rig.receive([{ invoiceId: early.invoiceId, cents: 100 }], { receivedOn: '2026-11-04' });
  expect(await daysOf(early.requestId)).toEqual([{ day: today, valueDay: '2026-11-04' }]);
});
