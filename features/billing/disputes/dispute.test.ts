import { read, utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { transact } from '#platform/server/context.ts';
import { makeReminders } from '../reminders/make-reminders.server.ts';
import { aMoneyDesk } from '../rig/money-desk.ts';

const place = '/agency/v1/finance';
const whole = 5_406_400;
const reason = 'The commission was agreed lower';
const rig = await aMoneyDesk('2026-11-12');
const { app, finance } = rig;

const query = <Row extends object>(text: string, values: unknown[]) =>
  app.services.database.$client.query<Row>(text, values).then(({ rows }) => rows);
const dispute = (invoiceId: string, who = finance, body: object = { reason }) =>
  who.put(`${place}/invoices/${invoiceId}/dispute`, body);
const resolve = (invoiceId: string, note?: string) =>
  finance.put(`${place}/invoices/${invoiceId}/dispute/resolution`, note === undefined ? {} : { note });
/** An invoice that is 40 days late. */
const aLateInvoice = async () => {
  const made = await rig.anInvoice();
  await query(`UPDATE invoice SET due_on = '2026-10-11' WHERE id = $1`, [made.invoiceId]);
  return made;
};
const listed = async (filters: string) => {
  const { rows } = (await finance.get(`${place}/bills?pageSize=100&${filters}`)).body.data;
  return (rows as { billId: string }[]).map(({ billId }) => billId);
};

describe('a disputed invoice', () => {
  it('says why, since when and by whom, in the list and alone; nothing is posted, and its state stays', async () => {
    const { invoiceId, billId, number } = await aLateInvoice();
    const balances = async () => (await finance.get(`${place}/ledger/balances`)).body.data;
    const before = await balances();
    const answer = await dispute(invoiceId);
    expect([answer.status, answer.body.message]).toEqual([200, 'The invoice is marked as disputed.']);
    expect(await rig.readBill(billId)).toMatchObject({
      state: 'OVERDUE',
      openCents: whole,
      disputeReason: reason,
      dispute: { by: finance.person.name, at: '2026-11-20T02:00:00.000Z' },
    });
    expect((await finance.get(`${place}/bills?search=${number}`)).body.data.rows[0].disputeReason).toBe(reason);
    expect(await listed('disputed=true')).toContain(billId);
    expect(await listed('disputed=false')).not.toContain(billId);
    expect(await listed('disputed=true&state=OVERDUE')).toContain(billId);
    expect((await finance.get(`${place}/overview`)).body.data.disputed).toMatchObject({ count: 1, cents: whole });
    expect(await balances()).toEqual(before);
  });

  it('is marked once and resolved once, with a note or without; the trail has both', async () => {
    const { invoiceId, billId, number } = await aLateInvoice();
    const marked = await Promise.all([dispute(invoiceId), dispute(invoiceId, finance, { reason: 'Another one' })]);
    expect(marked.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = marked.find(({ status }) => status === 409)?.body;
    expect(refused.errors[0].message).toBe(`${number} is marked as disputed already. Resolve that dispute first.`);
    const resolved = await Promise.all([resolve(invoiceId, 'They pay in two parts'), resolve(invoiceId)]);
    expect(resolved.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rig.readBill(billId)).toMatchObject({ disputeReason: null, dispute: null });
    expect((await dispute(invoiceId)).status).toBe(200);
    expect((await resolve(invoiceId)).status).toBe(200);
    const trail = await query<{ action: string; actor: string }>(
      `SELECT action, actor_id AS actor FROM audit_row WHERE aggregate = 'invoice' AND aggregate_id = $1 ORDER BY seq`,
      [invoiceId],
    );
    const both = ['invoice.disputed', 'invoice.dispute-resolved'];
    expect(trail.map(({ action }) => action)).toEqual(['invoice.issued', ...both, ...both]);
    expect(new Set(trail.map(({ actor }) => actor))).toEqual(new Set([finance.person.userId]));
  });

  it('needs a reason, an invoice of which something is open, and finance', async () => {
    const { invoiceId } = await aLateInvoice();
    const longer = { reason: 'x'.repeat(201) };
    for (const body of [{}, { reason: '  ' }, longer])
      expect((await dispute(invoiceId, finance, body)).status).toBe(400);
    expect((await dispute(invoiceId, rig.agent)).status).toBe(403);
    expect((await dispute(invoiceId, rig.desk)).status).toBe(403);
    expect((await resolve(invoiceId)).body.errors[0].message).toContain('is not marked as disputed');
    const paid = await aLateInvoice();
    await rig.receive([{ invoiceId: paid.invoiceId, cents: whole }]);
    const credited = await aLateInvoice();
    await finance.post(`${place}/invoices/${credited.invoiceId}/credit-note`, { reason: 'Wrong address' });
    for (const [bill, why] of [
      [paid, 'Nothing is open of'],
      [credited, 'was credited already'],
    ] as const) {
      const { status, body } = await dispute(bill.invoiceId);
      expect([status, body.errors[0].message]).toEqual([409, expect.stringContaining(why)]);
    }
  });

  it('is disputed no more once it is paid in full or credited, and again if the bank takes the money back', async () => {
    const [paid, credited] = [await aLateInvoice(), await aLateInvoice()];
    for (const { invoiceId } of [paid, credited]) await dispute(invoiceId);
    const { receiptId } = (await rig.receive([{ invoiceId: paid.invoiceId, cents: whole }])).body.data;
    await finance.post(`${place}/invoices/${credited.invoiceId}/credit-note`, { reason: 'Agreed lower' });
    for (const { billId } of [paid, credited]) {
      expect(await rig.readBill(billId)).toMatchObject({ disputeReason: null, dispute: null });
      expect(await listed('disputed=true')).not.toContain(billId);
      expect(await listed('disputed=false')).toContain(billId);
    }
    await finance.put(`${place}/receipts/${receiptId}/return`, { returnedOn: '2026-11-20', reason: 'Recalled' });
    expect(await rig.readBill(paid.billId)).toMatchObject({ disputeReason: reason });
  });
});

describe('reminders of a disputed invoice', () => {
  it('are not made, not sent and not to send until it is resolved', async () => {
    const { invoiceId, billId } = await aLateInvoice();
    const remind = async () => {
      await transact(app.asNobody, makeReminders);
      return (await rig.readBill(billId)).reminders as { reminderId: string; type: number }[];
    };
    const [first] = await remind();
    await dispute(invoiceId);
    expect(await remind()).toHaveLength(1);
    const toSend = async () =>
      ((await finance.get(`${place}/reminders?state=TO_SEND&pageSize=100`)).body.data.rows as { billId: string }[])
        .map((row) => row.billId)
        .includes(billId);
    expect(await toSend()).toBe(false);
    const waiting = async () => (await finance.get(`${place}/overview`)).body.data.reminders.count;
    const held = await waiting();
    const mail = () =>
      finance.post(`${place}/papers/mail`, {
        kind: 'REMINDER',
        paperId: first?.reminderId,
        address: 'client@home.example',
      });
    const refused = await mail();
    expect([refused.status, refused.body.errors[0].message]).toEqual([409, expect.stringContaining('is disputed')]);
    await resolve(invoiceId);
    expect([await toSend(), await waiting()]).toEqual([true, held + 1]);
    expect((await mail()).status).toBe(200);
    expect((await remind()).map(({ type }) => type)).toEqual([1, 2]);
  });

  it('are refused to a salesperson, and to finance though one was asked for', async () => {
    const { invoiceId } = await aLateInvoice();
    const ask = () => rig.agent.post('/api/v1/my-production/reminder-requests', { invoiceIds: [invoiceId] });
    expect((await ask()).status).toBe(200);
    await dispute(invoiceId);
    const { rows } = (await finance.get(`${place}/reminder-requests?state=WAITING`)).body.data;
    const request = rows.find((row: { invoiceId: string }) => row.invoiceId === invoiceId);
    for (const { status, body } of [
      await ask(),
      await finance.post(`${place}/reminder-requests/${request.requestId}/reminder`, {}),
    ]) {
      expect([status, body.errors[0].message]).toEqual([
        409,
        expect.stringContaining('is disputed. No reminder is made or sent until finance has resolved the dispute.'),
      ]);
      expect(JSON.stringify(body)).not.toContain(reason);
    }
    await resolve(invoiceId);
    expect((await finance.post(`${place}/reminder-requests/${request.requestId}/reminder`, {})).status).toBe(200);
  });
});

describe('the aging', () => {
  it.each(['AGENT', 'TEAM', 'CLIENT'])('by %s sums what is disputed, and the list and the file have it', async (by) => {
    const disputedOf = async () => (await finance.get(`${place}/aging?by=${by}`)).body.data;
    const before = await disputedOf();
    const { invoiceId, number } = await aLateInvoice();
    await rig.receive([{ invoiceId, cents: 406_400 }]);
    await dispute(invoiceId);
    const { rows, disputedCents, sumCents } = await disputedOf();
    expect([disputedCents, sumCents]).toEqual([before.disputedCents + 5_000_000, before.sumCents + 5_000_000]);
    expect(rows[0].disputedCents).toBe(disputedCents);
    const { sums } = (await finance.get(`${place}/bills?disputed=true`)).body.data;
    expect(sums.openCents).toBe(disputedCents);
    const { Sheets, SheetNames } = read((await finance.get(`${place}/aging/invoices/export?by=${by}`)).raw);
    const lines = utils.sheet_to_json<Record<string, unknown>>(Sheets[SheetNames[0] ?? ''] ?? {});
    const line = lines.find(({ Invoice }) => Invoice === number);
    expect(line).toMatchObject({ 'Disputed (S$)': 50_000, 'Reason of the dispute': reason });
    expect(line).not.toHaveProperty('Next reminder');
    const inFile = lines.reduce((sum, { 'Disputed (S$)': dollars }) => sum + Number(dollars ?? 0), 0);
    expect(Math.round(inFile * 100)).toBe(disputedCents);
  });
});
