import { eq } from 'drizzle-orm';
import { requireFewMails } from '#features/billing/papers/mails-an-hour.rules.ts';
import { withLetterhead } from '#features/firm/server/index.ts';
import { personPublic, wantsMail } from '#features/people/index.server.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import { formatMoney } from '#platform/contract/money.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { chunk } from '#platform/server/chunk.ts';
import type { Services, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { composeMail } from '#platform/server/mail/compose-mail.ts';
import { renderPdf } from '#platform/server/pdf/render-pdf.ts';
import type { payout } from '../room.calls.ts';
import { lockRunOfLine } from '../runs/runs.server.ts';
import { payoutLine, payoutMail, payoutRun } from '../tables.server.ts';
import { papersOf } from './papers-of.server.ts';

/** A payout: in the bell and pushed, and its statement by a mail of our own. */
export const paidOut: NotificationKind = {
  key: 'paidOut',
  label: 'Payouts',
  help: 'The agency has paid me; the mail brings the statement',
  action: 'See the payout',
  ownMail: true,
  isFor: ({ role }) => role === 'salesperson',
};

const job = 'payout.mail-statements';

/** So many a job sends, some 20 seconds of work. */
const batch = 200;

const wanted = `
  INSERT INTO payout_mail (line_id, asked_at)
  SELECT l.id, :now FROM payout_line l JOIN person_public p ON p.id = l.person_id
  WHERE l.id = ANY(:lineIds::uuid[]) AND p.disabled_at IS NULL AND NOT EXISTS (
    SELECT FROM notice_choice_public c WHERE c.person_id = p.id AND c.kind = :key AND c.way = 'mail' AND c.choice = 'off'
  )
  ON CONFLICT DO NOTHING RETURNING id`;

/** Mails the statements of lines that were paid, once each, if and only if this change happens. */
export const queueStatements = async (at: Writing, lineIds: string[]): Promise<void> => {
  const rows = await ask<{ id: string }>(at.db, wanted, { lineIds, now: at.clock.now().toString(), key: paidOut.key });
  const ids = rows.map(({ id }) => id);
  for (const mailIds of chunk(ids, batch)) await at.jobs.send(at.db, job, { mailIds });
};

/** Mails the statement of a line that is paid, also if it was mailed before. */
export const mailStatement = async (
  at: Writing,
  { params }: Input<typeof payout.mailStatement>,
): Promise<undefined> => {
  const { run, line } = await lockRunOfLine(at, params.id);
  const voucher = line.voucher ?? 'This payment';
  if (!line.paidOn)
    throw new Refusal(
      'payout.conflict',
      `${voucher} is not paid yet. Its statement is mailed once the payment is recorded.`,
    );
  const [payee] = line.personId
    ? await at.db.select().from(personPublic).where(eq(personPublic.id, line.personId))
    : [];
  if (!payee)
    throw new Refusal('payout.conflict', 'Statements are mailed to salespeople alone. Send others as a PDF yourself.');
  if (!(await wantsMail(at.db, payee.id, paidOut)))
    throw new Refusal(
      'payout.conflict',
      `${payee.name} has switched these mails off. The statement is in My Production, and here as a PDF.`,
    );
  requireFewMails(await sentLately(at, payee.id), payee.email);
  await record(at, {
    aggregate: 'payout',
    aggregateId: run.id,
    action: 'payout.statement-mailed',
    detail: { voucher },
  });
  const [mail] = await at.db
    .insert(payoutMail)
    .values({ lineId: line.id, askedBy: at.actor.userId, askedAt: at.clock.now().toString() })
    .returning({ id: payoutMail.id });
  if (mail) await at.jobs.send(at.db, job, { mailIds: [mail.id] });
  return undefined;
};

/** How many statements the actor mailed again within the last hour, and how many went to this person, whoever mailed them. */
const sentLately = async (at: Writing, personId: string) => {
  const since = at.clock.now().subtract({ hours: 1 }).toString();
  const [counts] = await ask<{ clerk: number; address: number }>(
    at.db,
    `SELECT count(*) FILTER (WHERE m.asked_by = :actor)::int AS clerk, count(*) FILTER (WHERE l.person_id = :personId)::int AS address
     FROM payout_mail m JOIN payout_line l ON l.id = m.line_id WHERE m.asked_at > :since AND m.asked_by IS NOT NULL`,
    { since, actor: at.actor.userId, personId },
  );
  if (!counts) throw new Error('A count has one row.');
  return counts;
};

type Needs = Pick<Services, 'database' | 'mailer' | 'clock' | 'config'>;

/** Sends what was asked for. One that fails is tried again with the job, and keeps no other from being sent. */
export const mailStatementsJob = (services: Needs): Job => ({
  name: job,
  run: async (payload) => {
    const failures: unknown[] = [];
    for (const id of (payload as { mailIds: string[] }).mailIds)
      await sendOne(services, id).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  },
});

/** The mark, and the message's own id, keep a second run from sending it twice. */
const sendOne = async ({ database, mailer, clock, config }: Needs, id: string): Promise<void> => {
  const [row] = await database
    .select({ mail: payoutMail, line: payoutLine, approvedAt: payoutRun.approvedAt, email: personPublic.email })
    .from(payoutMail)
    .innerJoin(payoutLine, eq(payoutLine.id, payoutMail.lineId))
    .innerJoin(payoutRun, eq(payoutRun.id, payoutLine.runId))
    .innerJoin(personPublic, eq(personPublic.id, payoutLine.personId))
    .where(eq(payoutMail.id, id));
  if (!row || row.mail.sentAt) return;
  const { email, approvedAt, line } = row;
  const { printed, paidOn } = line;
  if (!printed || !paidOn || !approvedAt) return;
  const papers = papersOf(printed, { isVoid: false });
  const title = `Payout statement ${printed.voucher}`;
  const { bank, accountMasked } = printed.to;
  await mailer.send({
    to: email,
    subject: `${title} from ${printed.from.legalName}`,
    messageId: `payout.${id}`,
    ...composeMail({
      title,
      lines: [
        `${formatMoney(printed.netCents)} was paid to your account ${bank} ${accountMasked} on ${formatDay(paidOn)}.`,
        papers.length > 1 ? `Attached: ${papers.map(({ name }) => name).join(', ')}.` : 'The statement is attached.',
      ],
      action: { label: 'See my payouts', url: `${config.publicUrl}/my-productions/commission-payout` },
      footer: 'You get this mail because the agency paid you. Your profile says which mails you get.',
    }),
    attachments: await Promise.all(
      papers.map(async ({ name, template, data }) => ({
        name: `${name}.pdf`,
        contentType: pdfMediaType,
        content: await renderPdf(template, await withLetterhead(database, data), approvedAt),
      })),
    ),
  });
  await database.update(payoutMail).set({ sentAt: clock.now().toString() }).where(eq(payoutMail.id, id));
};
