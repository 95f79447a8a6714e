import { describe, expect, it } from 'vitest';
import { transact } from '#platform/server/context.ts';
import { readPdf } from '#test/pdf.ts';
import { mailPaperJob } from '../papers/mail-paper.server.ts';
import { aMoneyDesk } from '../rig/money-desk.ts';
import { makeReminders } from './make-reminders.server.ts';

const place = '/agency/v1/finance';
const rig = await aMoneyDesk('2026-11-12');
const { app, finance } = rig;

const dueOn = (invoiceId: string, day: string) =>
  app.services.database.$client.query('UPDATE invoice SET due_on = $1 WHERE id = $2', [day, invoiceId]);
const make = () => transact(app.asNobody, makeReminders);
const remindersOf = async (billId: string) =>
  (await rig.readBill(billId)).reminders as { reminderId: string; number: string; type: number }[];
const madeOf = async (billId: string) => (await remindersOf(billId)).map(({ type }) => type);
const send = async (billId: string) => {
  const paperId = (await remindersOf(billId)).at(-1)?.reminderId;
  const { status } = await finance.post(`${place}/papers/mail`, {
    kind: 'REMINDER',
    paperId,
    address: 'client@home.example',
  });
  expect(status).toBe(200);
};

describe('reminders', () => {
  it('are made once each by days after the due date, the next one only after the one before was sent', async () => {
    const { invoiceId, billId } = await rig.anInvoice();
    await dueOn(invoiceId, '2026-11-14');
    await make();
    expect(await madeOf(billId)).toEqual([]);
    await dueOn(invoiceId, '2026-11-13');
    await Promise.all([make(), make()]);
    expect(await madeOf(billId)).toEqual([1]);
    await make();
    expect(await madeOf(billId)).toEqual([1]);
    await dueOn(invoiceId, '2026-01-01');
    for (const made of [[1], [1, 2], [1, 2, 3]]) {
      await make();
      await make();
      expect(await madeOf(billId)).toEqual(made);
      await send(billId);
    }
    await make();
    const reminders = await remindersOf(billId);
    expect(reminders).toHaveLength(3);
    // What is open is summed once, not with each of its reminders.
    const { rows, sums } = (await finance.get(`${place}/reminders`)).body.data;
    expect(rows.map(({ openCents }: { openCents: number }) => openCents)).toEqual([5_406_400, null, null]);
    expect(sums).toEqual({ openCents: 5_406_400 });
    const letters = [
      ['Reminder', 'Perhaps it escaped your notice: the invoice below is past its due date.'],
      [
        'Second reminder',
        'We wrote to you about the invoice below and it is still open.',
        'Please pay it by 27 Nov 2026',
      ],
      ['Final reminder', 'If it is not paid by 27 Nov 2026', 'we will refer this to our solicitors.'],
    ];
    for (const [index, { reminderId, number }] of reminders.entries()) {
      const { text } = await readPdf((await finance.get(`${place}/reminders/${reminderId}/pdf`)).raw);
      for (const part of [...(letters[index] ?? []), number, 'S$ 54,064.00', 'Goh Siew Choo', '201812345K'])
        expect(text.replaceAll(/\s+/g, ' ')).toContain(part);
    }
  });

  it('are not made of what is paid, credited, or waits for a cheque', async () => {
    const bills = await Promise.all([rig.anInvoice(), rig.anInvoice(), rig.anInvoice()]);
    const [paid, credited, cheque] = bills;
    for (const { invoiceId } of bills) await dueOn(invoiceId, '2026-10-01');
    await rig.receive([{ invoiceId: paid?.invoiceId ?? '', cents: 5_406_400 }]);
    await finance.post(`${place}/invoices/${credited?.invoiceId}/credit-note`, { reason: 'Wrong address' });
    await rig.receive([{ invoiceId: cheque?.invoiceId ?? '', cents: 100 }], { method: 'CHEQUE', reference: 'OCBC 1' });
    await make();
    for (const { billId } of bills) expect(await madeOf(billId)).toEqual([]);
  });

  it('wait to be sent until they are mailed; of several of an invoice only the last', async () => {
    const { invoiceId, billId, number } = await rig.anInvoice();
    await dueOn(invoiceId, '2026-10-30');
    await make();
    await send(billId);
    await make();
    const toSend = async () =>
      (await finance.get(`${place}/reminders?state=TO_SEND`)).body.data.rows as {
        billId: string;
        type: number;
        reminderId: string;
      }[];
    const waiting = (await toSend()).filter((row) => row.billId === billId);
    expect(waiting.map(({ type }) => type)).toEqual([2]);
    const typesFound = async (search: string) =>
      (await finance.get(`${place}/reminders?search=${encodeURIComponent(search)}`)).body.data.rows.map(
        (row: { billId: string; type: number }) => row.billId === billId && row.type,
      );
    expect(await typesFound(number.toLowerCase())).toEqual([2, 1]);
    expect(await typesFound('goh siew')).toContain(2);
    expect(await typesFound('Nobody of that name')).toEqual([]);
    await send(billId);
    expect((await toSend()).filter((row) => row.billId === billId)).toEqual([]);
    expect((await finance.get(`${place}/reminders?state=SENT`)).body.data.rows).toContainEqual(
      expect.objectContaining({ billId, sentTo: 'client@home.example' }),
    );
  });
});

it('follows the one before by its day alone where the client has no email address', async () => {
  const { invoiceId, billId } = await rig.anInvoice();
  await dueOn(invoiceId, '2026-01-01');
  await app.services.database.$client.query("UPDATE deal_bill SET email = '' WHERE id = $1", [billId]);
  for (const _ of [1, 2, 3]) await make();
  expect(await madeOf(billId)).toEqual([1, 2, 3]);
});

describe('a reminder that a salesperson asks for', () => {
  const ask = (invoiceId: string) =>
    rig.agent.post('/api/v1/my-production/reminder-requests', { invoiceIds: [invoiceId] });
  const make = async (invoiceId: string) => {
    const { rows } = (await finance.get(`${place}/reminder-requests?state=WAITING`)).body.data;
    const request = rows.find((row: { invoiceId: string }) => row.invoiceId === invoiceId);
    return finance.post(`${place}/reminder-requests/${request.requestId}/reminder`, {});
  };
  const why = ({ status, body }: { status: number; body: { errors: { message: string }[] } }) => [
    status,
    body.errors[0]?.message,
  ];

  it('is made only after the one before was sent, and none after the final one', async () => {
    const { invoiceId, billId, number } = await rig.anInvoice();
    await dueOn(invoiceId, '2026-11-19');
    expect((await ask(invoiceId)).status).toBe(200);
    expect((await ask(invoiceId)).status).toBe(200);
    expect((await make(invoiceId)).status).toBe(200);
    for (const [last, next] of [
      ['first', 'second'],
      ['second', 'final'],
    ]) {
      expect((await ask(invoiceId)).status).toBe(200);
      expect(why(await make(invoiceId))).toEqual([
        409,
        `Send the ${last} reminder of ${number} before the ${next} is made.`,
      ]);
      await send(billId);
      expect((await make(invoiceId)).status).toBe(200);
    }
    expect(await madeOf(billId)).toEqual([1, 2, 3]);
    expect(why(await ask(invoiceId))).toEqual([
      409,
      `The final reminder of ${number} was made on 20 Nov 2026. Ask finance what happens next.`,
    ]);
  });
});

describe('a pro-forma', () => {
  it('is a paper before completion that posts nothing and says that it is no tax invoice', async () => {
    const { billId } = await rig.aBill();
    const before = (await finance.get(`${place}/ledger/balances`)).body.data;
    const { body } = await finance.post(`${place}/bills/${billId}/pro-forma`, {});
    expect(body.data.number).toBe('PF26-000001');
    const { text } = await readPdf((await finance.get(`${place}/pro-formas/${body.data.proFormaId}/pdf`)).raw);
    for (const part of ['Pro-forma invoice', 'PF26-000001', 'This is not a tax invoice', 'S$ 54,064.00'])
      expect(text).toContain(part);
    expect((await finance.get(`${place}/ledger/balances`)).body.data).toEqual(before);
    expect((await rig.readBill(billId)).proFormas).toMatchObject([{ number: 'PF26-000001' }]);
  });
});

describe('a paper', () => {
  it('is mailed with its PDF, once, also when the job runs twice', async () => {
    const { invoiceId, billId, number } = await rig.anInvoice();
    const { status } = await finance.post(`${place}/papers/mail`, {
      kind: 'INVOICE',
      paperId: invoiceId,
      address: 'client@home.example',
      message: 'As discussed.',
    });
    expect(status).toBe(200);
    const [{ mailId }] = (await rig.readBill(billId)).mails;
    const sent: { to: string; subject: string; text: string; attachments?: { name: string; content: Buffer }[] }[] = [];
    const job = mailPaperJob({
      ...app.services,
      mailer: {
        send: async (mail) => {
          sent.push(mail);
        },
      },
    });
    await job.run({ mailId });
    await job.run({ mailId });
    expect(sent).toMatchObject([
      { to: 'client@home.example', subject: `Invoice ${number} from Gable Realty Pte. Ltd.` },
    ]);
    expect(sent[0]?.text).toContain('As discussed.');
    expect(sent[0]?.text).toContain('S$ 54,064.00');
    expect(sent[0]?.attachments?.[0]?.name).toBe(`${number}.pdf`);
    expect((await readPdf(sent[0]?.attachments?.[0]?.content ?? Buffer.alloc(0))).text).toContain(number);
    expect((await rig.readBill(billId)).mails).toMatchObject([
      { address: 'client@home.example', sentAt: expect.any(String) },
    ]);
  });

  it('is not mailed to what is no address, and one that does not exist is not there', async () => {
    const { invoiceId } = await rig.anInvoice();
    const mail = (body: object) => finance.post(`${place}/papers/mail`, body);
    expect((await mail({ kind: 'INVOICE', paperId: invoiceId, address: 'nobody' })).status).toBe(400);
    expect((await mail({ kind: 'RECEIPT', paperId: invoiceId, address: 'client@home.example' })).status).toBe(404);
  });
});
