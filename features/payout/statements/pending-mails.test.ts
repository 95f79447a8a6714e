import { beforeAll, describe, expect, it } from 'vitest';
import { mailPaperJob } from '#features/billing/papers/mail-paper.server.ts';
import type { Mail, Mailer } from '#platform/server/mail/mailer.ts';
import { readPdf } from '#test/pdf.ts';
import { anAgencyWithCobrokers } from '../rig/cobrokers.ts';
import { aHeldDeal } from '../rig/held-deal.ts';
import type { HeldDeal } from '../rig/readings.ts';
import { mailStatementsJob } from './mail-statements.server.ts';

const agency = await anAgencyWithCobrokers();
const { app, query, preparer, agent: owner, must } = agency;
const finance = '/agency/v1/finance';
let held: HeldDeal;
let sent: Mail[] = [];

const mailer: Mailer = {
  send: async (mail) => {
    sent.push(mail);
  },
};
const jobs = [mailPaperJob({ ...app.services, mailer }), mailStatementsJob({ ...app.services, mailer })];

/** Sends what was asked for and is not sent yet. */
const runJobs = async () => {
  for (const job of jobs) {
    const queued = await query<{ data: object }>('SELECT data FROM pgboss.job WHERE name = $1', [job.name]);
    for (const { data } of queued) await job.run(data);
  }
};

/** All that a mail says, its attachments too. */
const wordsOf = async ({ to, subject, text, html, attachments = [] }: Mail): Promise<string> => {
  const papers = await Promise.all(attachments.map(async ({ content }) => (await readPdf(content)).text));
  return [to, subject, text, html, ...attachments.map(({ name }) => name), ...papers].join('\n');
};

/** Not even that it is pending, which is nothing to whom the mail goes. */
const reasons = /suspicion|complian|on.?hold|pending/i;

beforeAll(async () => {
  held = await aHeldDeal(agency);
}, 60_000);

describe('a mail about a case on hold says nothing of that', () => {
  const address = 'client@home.example';

  it('if the payout was recorded before, and its statement is sent only now', async () => {
    await runJobs();
    const { voucher, gstInvoice } = held.run.lines[0];
    expect(sent.map(({ attachments }) => attachments?.map(({ name }) => name))).toEqual([
      [`${voucher}.pdf`, `${gstInvoice}.pdf`],
    ]);
    for (const mail of sent) expect(await wordsOf(mail)).not.toMatch(reasons);
  });

  it.each([
    ['INVOICE', () => held.second.invoiceId, () => held.dealNo],
    ['PRO_FORMA', () => held.second.proFormaId, () => held.dealNo],
    ['CREDIT_NOTE', () => held.creditNoteId, () => held.number],
    ['RECEIPT', () => held.receiptId, () => held.number],
    ['REMINDER', () => held.reminderId, () => held.second.number],
  ])('with its paper: %s', async (kind, paperId, numberOf) => {
    sent = [];
    await must(
      preparer.post(`${finance}/papers/mail`, { kind, paperId: paperId(), address, message: 'As discussed.' }),
    );
    await runJobs();
    expect(sent).toMatchObject([{ to: address, attachments: [{}] }]);
    const words = await wordsOf(sent[0] as Mail);
    expect(words).toContain(numberOf());
    expect(words).not.toMatch(reasons);
  });

  it('with the statement of what was paid of it', async () => {
    sent = [];
    const { lineId, voucher } = held.run.lines[0];
    await must(preparer.post(`${finance}/payouts/lines/${lineId}/mail`, {}));
    await runJobs();
    expect(sent).toMatchObject([{ subject: `Payout statement ${voucher} from Gable Realty Pte. Ltd.` }]);
    const words = await wordsOf(sent[0] as Mail);
    expect(words).toContain(held.dealNo);
    expect(words).not.toMatch(reasons);
  });

  it('nor does any notification that its salesperson got', async () => {
    const notify = app.composed.jobs.find(({ name }) => name === 'esubmission.notify');
    const queued = await query<{ data: object }>("SELECT data FROM pgboss.job WHERE name = 'esubmission.notify'");
    for (const { data } of queued) await notify?.run(data);
    const { rows } = (await owner.get('/api/v1/notifications')).body.data;
    const ofCase = rows.filter(({ kind }: { kind: string }) => kind !== 'paidOut');
    // None is sent when a case goes on hold.
    expect(ofCase.map(({ title }: { title: string }) => title).toSorted()).toEqual(
      ['was approved', 'was submitted'].map((what) => `${held.caseNo} ${what}`),
    );
    expect(JSON.stringify(rows)).not.toMatch(reasons);
  });
});
