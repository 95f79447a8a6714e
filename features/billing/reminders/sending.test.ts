import { describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { readPdf } from '#test/pdf.ts';
import { mailPaperJob } from '../papers/mail-paper.server.ts';
import { aMoneyDesk } from '../rig/money-desk.ts';
import { makeReminders } from './make-reminders.server.ts';

const place = '/agency/v1/finance';
const whole = 5_406_400;
/** Late on 20 November, an hour before midnight. */
const clock = clockAt('2026-11-20T15:00:00Z');
const rig = await aMoneyDesk('2026-11-12', clock);
const { app, finance } = rig;
const query = (text: string, values: unknown[]) => app.services.database.$client.query(text, values);

type Made = { invoiceId: string; billId: string; number: string; reminderId: string; reminder: string };
/** An invoice that is late, with its first reminder. */
const aReminder = async (): Promise<Made> => {
  const made = await rig.anInvoice();
  await query(`UPDATE invoice SET due_on = '2026-11-11' WHERE id = $1`, [made.invoiceId]);
  await transact(app.asNobody, makeReminders);
  const [{ reminderId, number }] = (await rig.readBill(made.billId)).reminders;
  return { ...made, reminderId, reminder: number };
};
const mail = ({ reminderId }: Pick<Made, 'reminderId'>) =>
  finance.post(`${place}/papers/mail`, { kind: 'REMINDER', paperId: reminderId, address: 'client@home.example' });
const pay = ({ invoiceId }: Made, cents: number, more: object = {}) => rig.receive([{ invoiceId, cents }], more);
const pdfOf = async ({ reminderId }: Pick<Made, 'reminderId'>) =>
  (await finance.get(`${place}/reminders/${reminderId}/pdf`)).raw;
const textOf = async (raw: Buffer) => (await readPdf(raw)).text.replaceAll(/\s+/g, ' ');
/** Whether the list and the drawer offer to send it, and whether it is among those to send. */
const offers = async ({ reminderId, billId }: Made) => {
  const rowsOf = async (filter: string) =>
    (await finance.get(`${place}/reminders?pageSize=100${filter}`)).body.data.rows as Offered[];
  const isIt = (row: Offered) => row.reminderId === reminderId;
  return {
    list: (await rowsOf('')).some((row) => isIt(row) && row.canSend),
    drawer: ((await rig.readBill(billId)).reminders as Offered[]).some((row) => isIt(row) && row.canSend),
    toSend: (await rowsOf('&state=TO_SEND')).some(isIt),
  };
};
type Offered = { reminderId: string; canSend: boolean };

/** As of a client whose address does not say the postal code. */
const addressOf = (table: 'invoice' | 'reminder', id: string) =>
  query(
    `UPDATE ${table} SET printed = jsonb_set(printed, '{to}', printed -> 'to' || '{"address": "18 Leonie Hill", "postalCode": "239222"}')
     WHERE id = $1`,
    [id],
  );

/** The mails with a reminder, as the job sends them. */
const sentOf = async ({ reminderId }: Made): Promise<Mail[]> => {
  const sent: Mail[] = [];
  const job = mailPaperJob({ ...app.services, mailer: { send: async (each) => void sent.push(each) } });
  const { rows } = await query('SELECT id FROM paper_mail WHERE paper_id = $1', [reminderId]);
  for (const { id } of rows) await job.run({ mailId: id });
  return sent;
};

describe('a reminder', () => {
  it('is sent again as the same letter while the same amount is open', async () => {
    const made = await aReminder();
    expect(await offers(made)).toEqual({ list: true, drawer: true, toSend: true });
    expect((await mail(made)).status).toBe(200);
    expect(await offers(made)).toEqual({ list: true, drawer: true, toSend: false });
    expect((await mail(made)).status).toBe(200);
  });

  const requestAndApprove = async ({ invoiceId }: Made) => {
    const second = await app.letIn(await app.aStaff('finance'));
    const body = { kind: 'WRITE_OFF', invoiceId, reason: 'The client is bankrupt' };
    const { requestId } = (await finance.post(`${place}/requests`, body)).body.data;
    expect((await second.put(`${place}/requests/${requestId}/approval`)).status).toBe(200);
  };
  it.each<[string, (made: Made) => Promise<unknown>, (made: Made) => string]>([
    ['was paid', (made) => pay(made, whole), ({ number }) => `Nothing is open of ${number}.`],
    ['was written off', requestAndApprove, ({ number }) => `Nothing is open of ${number}.`],
    [
      'was credited',
      ({ invoiceId }) => finance.post(`${place}/invoices/${invoiceId}/credit-note`, { reason: 'Wrong address' }),
      ({ number }) => `${number} was credited.`,
    ],
    [
      'waits for a cheque',
      (made) => pay(made, whole, { method: 'CHEQUE', reference: 'OCBC 1' }),
      ({ number }) => `A cheque for ${number} is in clearing. Wait until it has cleared.`,
    ],
    [
      'is disputed',
      ({ invoiceId }) => finance.put(`${place}/invoices/${invoiceId}/dispute`, { reason: 'Agreed lower' }),
      ({ number }) => `${number} is disputed.`,
    ],
  ])('of an invoice that %s is neither sent nor offered', async (_, happens, says) => {
    const made = await aReminder();
    const waiting = async () => (await finance.get(`${place}/overview`)).body.data.reminders.count;
    const before = await waiting();
    await happens(made);
    const { status, body } = await mail(made);
    expect([status, body.errors?.[0].message]).toEqual([409, expect.stringContaining(says(made))]);
    expect(await offers(made)).toEqual({ list: false, drawer: false, toSend: false });
    expect(await waiting()).toBe(before - 1);
  });

  it('that was never sent asks for nothing once its invoice is paid', async () => {
    const made = await aReminder();
    await pay(made, whole);
    const text = await textOf(await pdfOf(made));
    expect(text).toContain('Nothing is open of the invoice below. This letter was not sent');
    expect(text).not.toMatch(/How to pay|Please pay/);
  });

  it('is not sent again after a later one was made', async () => {
    const made = await aReminder();
    expect((await mail(made)).status).toBe(200);
    await query(`UPDATE invoice SET due_on = '2026-10-25' WHERE id = $1`, [made.invoiceId]);
    await transact(app.asNobody, makeReminders);
    const [, { number }] = (await rig.readBill(made.billId)).reminders;
    const { status, body } = await mail(made);
    expect([status, body.errors?.[0].message]).toEqual([409, expect.stringContaining(`Send ${number}.`)]);
    expect(await offers(made)).toMatchObject({ list: false, drawer: false });
  });

  it('asks for what is open on the day on which it is mailed, until a day, and is final from then on', async () => {
    const made = await aReminder();
    await addressOf('invoice', made.invoiceId);
    await pay(made, 406_400);
    expect(await textOf(await pdfOf(made))).toContain('S$ 50,000.00');
    clock.moveTo('2026-11-20T17:00:00Z');
    await pay(made, 1_000_000, { receivedOn: '2026-11-21' });
    expect((await mail(made)).status).toBe(200);
    const [sent] = await sentOf(made);
    expect(sent?.text).toContain(`S$ 40,000.00 of invoice ${made.number} is still open.`);
    const attached = sent?.attachments?.[0]?.content ?? Buffer.alloc(0);
    const text = await textOf(attached);
    for (const part of [
      'S$ 40,000.00',
      '21 Nov 2026',
      'Please pay it by 28 Nov 2026.',
      'Singapore 239222',
      '10 days overdue',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('within seven days');

    await pay(made, 1_000_000, { receivedOn: '2026-11-21' });
    expect((await pdfOf(made)).equals(attached)).toBe(true);
    const again = await mail(made);
    expect([again.status, again.body.errors[0].message]).toEqual([
      409,
      `${made.reminder} was mailed and asks for S$ 40,000.00, but S$ 30,000.00 is open now. Write to the client, or send the next reminder.`,
    ]);
    expect(await offers(made)).toEqual({ list: false, drawer: false, toSend: false });
  });
});

it('a letter from before reminders had a day to pay by is printed as it was', async () => {
  const made = await aReminder();
  expect((await mail(made)).status).toBe(200);
  await addressOf('reminder', made.reminderId);
  await query(`UPDATE reminder SET printed = printed - 'payBy' WHERE id = $1`, [made.reminderId]);
  const text = await textOf(await pdfOf(made));
  expect(text).toContain('Please pay it in the next days.');
  expect(text).not.toContain('239222');
});
