import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Services, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { composeMail } from '#platform/server/mail/compose-mail.ts';
import { renderPdf } from '#platform/server/pdf/render-pdf.ts';
import { paperKinds } from '../billing.words.ts';
import { lockReceipt } from '../receipts/move-receipt.server.ts';
import { readyToMail } from '../reminders/ready-to-mail.server.ts';
import type { billing } from '../room.calls.ts';
import { paperMail } from '../tables.server.ts';
import { requireFewMails } from './mails-an-hour.rules.ts';
import { paperOf } from './papers.server.ts';

const job = 'billing.mail-paper';

/** Mails a paper as a PDF. A job sets and sends it, if and only if this change happens. */
export const mailPaper = async (at: Writing, { body }: Input<typeof billing.mailPaper>) => {
  const { kind, paperId, address, message } = body;
  await lockMails(at);
  requireFewMails(await sentLately(at, address), address);
  if (kind === 'REMINDER') await readyToMail(at, paperId);
  if (kind === 'RECEIPT') await requireNotReturned(at, paperId);
  const { name } = await paperOf(at, kind, paperId);
  const id = randomUUID();
  await record(at, {
    aggregate: 'paper',
    aggregateId: paperId,
    action: 'paper.mailed',
    detail: { number: name, kind },
  });
  await at.db.insert(paperMail).values({
    id,
    kind,
    paperId,
    number: name,
    address,
    message,
    askedBy: at.actor.userId,
    askedAt: at.clock.now().toString(),
  });
  await at.jobs.send(at.db, job, { mailId: id });
  return undefined;
};

/** Mails are asked for one at a time: they are counted, and those of one paper are recorded one after the other. */
const lockMails = (at: Writing) => ask(at.db, "SELECT pg_advisory_xact_lock(hashtextextended('billing.mails', 0))");

/** How many papers the actor mailed within the last hour, and how many went to this address, whoever mailed them. */
const sentLately = async (at: Writing, address: string) => {
  const since = at.clock.now().subtract({ hours: 1 }).toString();
  const [counts] = await ask<{ clerk: number; address: number }>(
    at.db,
    `SELECT count(*) FILTER (WHERE asked_by = :actor)::int AS clerk,
       count(*) FILTER (WHERE lower(address) = lower(:address))::int AS address
     FROM paper_mail WHERE asked_at > :since`,
    { since, actor: at.actor.userId, address },
  );
  if (!counts) throw new Error('A count has one row.');
  return counts;
};

/** Refuses to mail a receipt whose money went back, because it says that the client has paid. The receipt is locked. */
const requireNotReturned = async (at: Writing, id: string): Promise<void> => {
  const { number, returnedOn } = await lockReceipt(at, id);
  if (returnedOn)
    throw new Refusal(
      'receipt.conflict',
      `${number} was taken back on ${formatDay(returnedOn)}. It is not sent any more.`,
    );
};

/** Sets and sends what was asked for. The mark, and the message's own id, keep a second run from sending it twice. */
export const mailPaperJob = ({ database, mailer, clock }: Services): Job => ({
  name: job,
  run: async (payload) => {
    const { mailId } = payload as { mailId: string };
    const [mail] = await database.select().from(paperMail).where(eq(paperMail.id, mailId));
    if (!mail || mail.sentAt) return;
    const { template, data, name, at, from, lines } = await paperOf({ db: database, clock }, mail.kind, mail.paperId);
    const title = `${paperKinds[mail.kind]} ${name}`;
    await mailer.send({
      to: mail.address,
      subject: `${title} from ${from}`,
      messageId: `paper.${mailId}`,
      ...composeMail({ title, lines: [mail.message, ...lines].filter(Boolean), footer: `Sent by ${from}.` }),
      attachments: [{ name: `${name}.pdf`, contentType: pdfMediaType, content: await renderPdf(template, data, at) }],
    });
    await database.update(paperMail).set({ sentAt: clock.now().toString() }).where(eq(paperMail.id, mailId));
  },
});
