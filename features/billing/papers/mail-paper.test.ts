import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { particulars } from '#test/deals.ts';
import { readPdf } from '#test/pdf.ts';
import { allAt, aRevisingDesk } from '../rig/revising.ts';
import { receiptFileOfOwn } from './download.server.ts';
import { mailPaperJob } from './mail-paper.server.ts';

const place = '/agency/v1/finance';
const { app, rig, finance, done, query } = await aRevisingDesk();
const from = particulars.legalName;
const admin = await app.letIn(await app.anAdmin());
let version = 1;
const nameAgency = async (legalName: string) => {
  const value = { ...particulars, legalName };
  const { status } = await admin.put('/agency/v1/settings/agencyParticulars', { value, version });
  expect(status).toBe(200);
  version += 1;
};

type Kind = 'PRO_FORMA' | 'CREDIT_NOTE' | 'RECEIPT';
type Paper = { billId: string; paperId: string; number: string };
const pdfs: Record<Kind, string> = { PRO_FORMA: 'pro-formas', CREDIT_NOTE: 'credit-notes', RECEIPT: 'receipts' };

let sent: Mail[] = [];
const job = mailPaperJob({
  ...app.services,
  mailer: {
    send: async (mail) => {
      sent.push(mail);
    },
  },
});
/** Every job that was ever queued, as after a restart that forgot what was done. */
const runJobs = async () => {
  for (const { data } of await query<{ data: object }>('SELECT data FROM pgboss.job WHERE name = $1', [job.name]))
    await job.run(data);
};
const pdfOf = async (kind: Kind, { paperId }: Paper) =>
  (await finance.get(`${place}/${pdfs[kind]}/${paperId}/pdf`)).raw;

const aProForma = async (): Promise<Paper> => {
  const { billId } = await rig.aBill();
  const { proFormaId, number } = (await finance.post(`${place}/bills/${billId}/pro-forma`, {})).body.data;
  return { billId, paperId: proFormaId, number };
};
const creditNoteOf = async (billId: string): Promise<Paper> => {
  const [{ creditNoteId, creditNumber }] = (await rig.readBill(billId)).credited;
  return { billId, paperId: creditNoteId, number: creditNumber };
};
const aReceipt = async (): Promise<Paper> => {
  const { billId, invoiceId } = await rig.anInvoice();
  const { receiptId, number } = (await rig.receive([{ invoiceId, cents: 5_406_400 }])).body.data;
  return { billId, paperId: receiptId, number };
};

const aWholeCredit = async () => {
  const { billId, invoiceId, number } = await rig.anInvoice();
  await finance.post(`${place}/invoices/${invoiceId}/credit-note`, { reason: 'Wrong address' });
  const line = `Attached is our credit note for invoice ${number}. There is nothing to pay.`;
  return { ...(await creditNoteOf(billId)), line };
};
const aPartCredit = async () => {
  const { billId, dealId, number } = await rig.anInvoice();
  await done(dealId, allAt(4_000_000));
  const line = `Attached is our credit note of S$ 10,464.00 for a part of invoice ${number}. S$ 43,600.00 is left of the invoice.`;
  return { ...(await creditNoteOf(billId)), line };
};

describe('a paper is mailed to whom it is for, with the PDF that is stored', () => {
  const address = 'client@home.example';
  const message = 'As discussed.';

  beforeEach(() => {
    sent = [];
  });
  afterEach(() => nameAgency(from));

  it.each<[Kind, string, string, () => Promise<Paper & { line?: string }>]>([
    ['PRO_FORMA', 'Pro-forma invoice', 'Attached is our invoice of S$ 54,064.00', aProForma],
    ['CREDIT_NOTE', 'Credit note', 'There is nothing to pay.', aWholeCredit],
    ['CREDIT_NOTE', 'Credit note', 'is left of the invoice.', aPartCredit],
    ['RECEIPT', 'Official receipt', 'Thank you for your payment of S$ 54,064.00. Attached is our receipt.', aReceipt],
  ])('%s: %s, %s', async (kind, title, says, make) => {
    const paper = await make();
    const stored = await pdfOf(kind, paper);
    expect(stored.subarray(0, 5).toString()).toBe('%PDF-');
    const { paperId, number, billId, line = says } = paper;
    expect((await finance.post(`${place}/papers/mail`, { kind, paperId, address, message })).status).toBe(200);
    await nameAgency('Renamed Realty Pte. Ltd.');
    await runJobs();
    await runJobs();
    expect(sent).toMatchObject([
      {
        to: address,
        subject: `${title} ${number} from ${from}`,
        attachments: [{ name: `${number}.pdf`, contentType: 'application/pdf' }],
      },
    ]);
    const [mail] = sent;
    for (const part of [message, line, `Sent by ${from}.`]) expect(mail?.text).toContain(part);
    expect(stored.equals(mail?.attachments?.[0]?.content ?? Buffer.alloc(0))).toBe(true);
    expect(
      await query('SELECT number, address, sent_at IS NOT NULL AS "isSent" FROM paper_mail WHERE paper_id = $1', [
        paperId,
      ]),
    ).toEqual([{ number, address, isSent: true }]);
    // What was mailed stands at its bill; a receipt has none.
    if (kind !== 'RECEIPT') expect((await rig.readBill(billId)).mails).toMatchObject([{ number, address }]);
    if (kind === 'CREDIT_NOTE')
      expect((await finance.get(`${place}/credit-notes?search=${number}`)).body.data.rows).toMatchObject([
        { number, mailedAt: expect.any(String) },
      ]);
  });

  it('an invoice that was credited since still shows its mails', async () => {
    const { billId, invoiceId, number } = await rig.anInvoice();
    const mail = { kind: 'INVOICE', paperId: invoiceId, address };
    expect((await finance.post(`${place}/papers/mail`, mail)).status).toBe(200);
    await finance.post(`${place}/invoices/${invoiceId}/credit-note`, { reason: 'Wrong address' });
    expect((await rig.readBill(billId)).mails).toMatchObject([{ number, address }]);
    const { rows } = (await finance.get(`${place}/credit-notes?search=${number}`)).body.data;
    expect(rows).toMatchObject([{ mailedAt: null }]);
  });

  it('goes to one address so often an hour, and so many go out for one of finance', async () => {
    const { paperId } = await aReceipt();
    const other = await app.letIn(await app.aStaff('finance'));
    const mail = async (to: string, by = finance) =>
      (await by.post(`${place}/papers/mail`, { kind: 'RECEIPT', paperId, address: to })).body.errors[0]?.message;
    const wasSent = (count: number, to: string) =>
      query(
        `INSERT INTO paper_mail (kind, paper_id, number, address, message, asked_by, asked_at)
         SELECT 'RECEIPT', $1, 'OR26-000001', $2, '', $3, $4::timestamptz - interval '59 minutes' FROM generate_series(1, $5)`,
        [paperId, to, finance.person.userId, app.services.clock.now().toString(), count],
      );
    await wasSent(40, 'Flooded@Home.example');
    for (const by of [finance, other])
      expect(await mail('flooded@home.example', by)).toMatch(
        /^40 mails were sent to flooded@home.example within an hour/,
      );
    expect(await mail('calm@home.example')).toBeUndefined();
    await wasSent(260, 'many@home.example');
    expect(await mail('calm@home.example')).toMatch(/^You have sent 300 mails within an hour/);
    expect(await mail('calm@home.example', other)).toBeUndefined();
    await query("DELETE FROM paper_mail WHERE number = 'OR26-000001'");
  });

  it('is mailed as often as it is asked for at the same moment, until that is too often', async () => {
    const { invoiceId } = await rig.anInvoice();
    const mail = { kind: 'INVOICE', paperId: invoiceId, address: 'eager@home.example' };
    const many = await Promise.all(Array.from({ length: 43 }, () => finance.post(`${place}/papers/mail`, mail)));
    const refused = many.filter(({ status }) => status !== 200).map(({ body }) => body.errors[0].code);
    expect(refused).toEqual(['mail.rate', 'mail.rate', 'mail.rate']);
  });

  it('a receipt whose money went back says at its top that it is void, and is not sent', async () => {
    const paper = await aReceipt();
    const { paperId, number } = paper;
    const mail = () => finance.post(`${place}/papers/mail`, { kind: 'RECEIPT', paperId, address, message });
    const wordsOf = async (raw: Buffer) => (await readPdf(raw)).text.replaceAll(/\s+/g, ' ');
    const notice = 'Returned on 20 Nov 2026. This receipt is void.';
    expect(await wordsOf(await pdfOf('RECEIPT', paper))).not.toContain('Returned on');
    expect((await mail()).status).toBe(200);
    const back = { returnedOn: '2026-11-20', reason: 'Account closed' };
    expect((await finance.put(`${place}/receipts/${paperId}/return`, back)).status).toBe(200);

    const raw = await pdfOf('RECEIPT', paper);
    const words = await wordsOf(raw);
    expect(words).toContain(notice);
    expect(words.indexOf(notice)).toBeLessThan(words.indexOf('Received from'));
    // What was printed stays; why it was taken back is for finance alone.
    expect(words).toContain('S$ 54,064.00');
    expect(words).not.toContain(back.reason);
    const own = await receiptFileOfOwn({ ...app.asNobody, actor: finance.person }, paperId, new Set());
    expect(await wordsOf(own.body as Buffer)).toContain(notice);

    const again = await mail();
    expect([again.status, again.body.errors[0].message]).toEqual([
      409,
      `${number} was taken back on 20 Nov 2026. It is not sent any more.`,
    ]);
    // The mail that was asked for before it went back no longer thanks for the payment.
    await runJobs();
    const waited = sent.find(({ subject }) => subject.includes(number));
    expect(waited?.text).toContain('Our receipt of S$ 54,064.00 was reversed.');
    expect(waited?.text).not.toContain('Thank you');
  });
});
