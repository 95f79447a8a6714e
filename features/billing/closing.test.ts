import { describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { makeReminders } from './reminders/make-reminders.server.ts';
import { aMoneyDesk } from './rig/money-desk.ts';

const place = '/agency/v1/finance';
const whole = 5_406_400;
const clock = clockAt('2026-11-20T02:00:00Z');
const rig = await aMoneyDesk('2026-11-12', clock);
const { app } = rig;
const second = await app.letIn(await app.aStaff('finance'));

const cancel = (eSubId: string) =>
  rig.desk.put(`/api/v1/esubmissions/${eSubId}/status/4`, { reason: 'Reported twice' });
const abort = async (eSubId: string, forfeitureCents = 0) => {
  const file = { name: 'lapsed.pdf', bytes: samplePdf() };
  const { fileId } = (await rig.desk.upload(`/api/v1/esubmissions/${eSubId}/evidence`, {}, file)).body.data;
  const body = { reason: 'The option lapsed', evidenceFileId: fileId, forfeitureCents };
  return rig.desk.put(`/api/v1/esubmissions/${eSubId}/status/9`, body);
};
const answered = ({ status, body }: Awaited<ReturnType<typeof cancel>>) => [status, body.errors?.[0].message];
const credit = (invoiceId: string) =>
  rig.finance.post(`${place}/invoices/${invoiceId}/credit-note`, { reason: 'It fell through' });
/** Credits an invoice that was paid: one of finance asks, another one approves. */
const creditPaid = async (invoiceId: string) => {
  const request = await rig.finance.post(`${place}/requests`, { kind: 'CREDIT', invoiceId, reason: 'It fell through' });
  expect(request.status).toBe(200);
  expect((await second.put(`${place}/requests/${request.body.data.requestId}/approval`)).status).toBe(200);
};

describe('a transaction', () => {
  it('with an invoice is neither cancelled nor aborted, until that is credited', async () => {
    const [first, other] = [await rig.anInvoice(), await rig.anInvoice()];
    for (const answer of [await cancel(first.eSubId), await abort(first.eSubId)])
      expect(answered(answer)).toEqual([409, `Finance has to credit ${first.number} first.`]);
    for (const { invoiceId } of [first, other]) expect((await credit(invoiceId)).status).toBe(200);
    expect((await cancel(first.eSubId)).status).toBe(200);
    expect((await abort(other.eSubId)).status).toBe(200);
  });

  it('that was paid in part is not aborted, and not cancelled after the credit note while the money is here', async () => {
    const { eSubId, invoiceId, number } = await rig.anInvoice();
    const { receiptId, number: receipt } = (await rig.receive([{ invoiceId, cents: 1_000_000 }])).body.data;
    for (const answer of [await cancel(eSubId), await abort(eSubId)])
      expect(answered(answer)).toEqual([409, `Finance has to credit ${number} first.`]);
    await creditPaid(invoiceId);
    expect(answered(await cancel(eSubId))).toEqual([
      409,
      expect.stringContaining(`Money came in for this transaction (${receipt})`),
    ]);
    const taken = { returnedOn: '2026-11-20', reason: 'Recalled', feeCents: 0 };
    expect((await rig.finance.put(`${place}/receipts/${receiptId}/return`, taken)).status).toBe(200);
    expect((await cancel(eSubId)).status).toBe(200);
  });

  it('that fell through can be aborted while its payer’s money is still credit', async () => {
    const { eSubId, invoiceId } = await rig.anInvoice();
    await rig.receive([{ invoiceId, cents: whole }]);
    await creditPaid(invoiceId);
    expect((await abort(eSubId)).status).toBe(200);
  });

  it('that was written off stays', async () => {
    const { eSubId, invoiceId, number } = await rig.anInvoice();
    const body = { kind: 'WRITE_OFF', invoiceId, reason: 'The client is bankrupt' };
    const { requestId } = (await rig.finance.post(`${place}/requests`, body)).body.data;
    await second.put(`${place}/requests/${requestId}/approval`);
    expect(answered(await abort(eSubId))).toEqual([
      409,
      `${number} was written off, so this transaction stays as it is.`,
    ]);
  });
});

it('nobody is reminded of what a closed deal owes', async () => {
  const { invoiceId, dealId, billId } = await rig.anInvoice();
  await app.services.database.$client.query(`UPDATE invoice SET due_on = '2026-10-01' WHERE id = $1`, [invoiceId]);
  // As it was possible once: closed with an open invoice.
  await app.services.database.$client.query(`UPDATE deal SET state = 'ABORTED', closed_at = now() WHERE id = $1`, [
    dealId,
  ]);
  await transact({ ...app.asNobody, clock }, makeReminders);
  expect((await rig.readBill(billId)).reminders).toEqual([]);
});
