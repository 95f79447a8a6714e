import { eq } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import { addressLine } from '#features/property/rules/address.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { MailKind } from '#platform/contract/mail-kind.ts';
import type { Services, Writing } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { composeMail } from '#platform/server/mail/compose-mail.ts';
import type { MoveMail } from '../../rules/status/moves.ts';
import { esubmission } from '../core/tables.ts';

/** What a mail is sent for: moves, to the salesperson, and remarks, to the other side of the conversation. */
type Event = MoveMail | 'remarked';
/**
 * `move` is the id of the row in the history, or of the remark, so that a case that is returned twice gives two mails.
 * `to` is the id of the recipient; by default the owner.
 */
type Notice = { esubmissionId: string; event: Event; move: number; to?: string };

const jobName = 'esubmission.notify';

/** Queues the mail in the transaction of the move, so that it is sent if and only if the move is committed. */
export const queueNotice = (at: Writing<Actor | null>, notice: Notice): Promise<void> =>
  at.jobs.send(at.db, jobName, notice);

const words: Record<Event, { subject: string; line: string; action: string }> = {
  submitted: {
    subject: 'was submitted',
    line: 'The submissions desk has your transaction and will look at it.',
    action: 'See the transaction',
  },
  returned: {
    subject: 'was returned to you',
    line: 'The submissions desk asks you to change something. Read what, put it right, and submit again.',
    action: 'Read and amend',
  },
  rejected: {
    subject: 'was rejected',
    line: 'The agency has rejected your transaction. The reason is on its page.',
    action: 'Read the reason',
  },
  approved: {
    subject: 'was approved',
    line: 'The submissions desk has approved your transaction.',
    action: 'See the transaction',
  },
  cancelled: {
    subject: 'was cancelled',
    line: 'The submissions desk has cancelled your transaction. The reason is on its page.',
    action: 'Read the reason',
  },
  aborted: {
    subject: 'was aborted',
    line: 'The submissions desk has recorded that this transaction fell through. The reason is on its page.',
    action: 'Read the reason',
  },
  remarked: {
    subject: 'has a new remark',
    line: 'Someone wrote a remark for you. It is on the page of the transaction.',
    action: 'Read the remark',
  },
};

const isFor: MailKind['isFor'] = ({ role }) => role === 'salesperson';

/** The mails of submissions that a person may switch off. Staff get remarks only. */
export const mailKinds = {
  submitted: { key: 'submitted', label: 'Submitted', help: 'The agency has a transaction of mine', isFor },
  returned: { key: 'returned', label: 'Returned', help: 'The desk asks me to change something', isFor },
  approved: { key: 'approved', label: 'Approved', help: 'A transaction of mine is approved', isFor },
  closed: {
    key: 'closed',
    label: 'Rejected, cancelled, fell through',
    help: 'A transaction of mine is closed by the desk',
    isFor,
  },
  remarked: { key: 'remarked', label: 'Remarks', help: 'Someone wrote a remark for me' },
} satisfies Record<string, MailKind>;

const kindOf: Record<Event, MailKind> = {
  submitted: mailKinds.submitted,
  returned: mailKinds.returned,
  approved: mailKinds.approved,
  rejected: mailKinds.closed,
  cancelled: mailKinds.closed,
  aborted: mailKinds.closed,
  remarked: mailKinds.remarked,
};

type Needs = Pick<Services, 'database' | 'mailer' | 'config'>;

/**
 * Sends the mail. The job may run more than once; the message id makes it one mail. The mail has the case number and
 * the address, but no party and no reason: those are shown only after sign-in.
 */
export const notifyJob = (services: Needs): Job => ({
  name: jobName,
  run: (payload) => notify(services, payload as Notice),
});

const notify = async ({ database, mailer, config }: Needs, { esubmissionId, event, move, to: readerId }: Notice) => {
  const [found] = await database
    .select({ row: esubmission, reader: person })
    .from(esubmission)
    .innerJoin(person, eq(person.id, readerId ?? esubmission.createdBy))
    .where(eq(esubmission.id, esubmissionId));
  if (!found) return;
  const { row } = found;
  const { id, email: to, disabledAt, unwantedMails } = found.reader;
  if (disabledAt || unwantedMails.includes(kindOf[event].key)) return;
  const { subject, line, action } = words[event];
  const address = addressLine({ propertyCategory: row.propertyCategory, property: row });
  const content = composeMail({
    title: `${row.caseNo} ${subject}`,
    lines: [address, line],
    action: { label: action, url: `${config.publicUrl}/e-submission/${row.id}` },
    footer:
      `You get this mail because you ${row.createdBy === id ? 'reported' : 'check'} this transaction in Gable. ` +
      'Your profile says which mails you get.',
  });
  await mailer.send({
    to,
    subject: `${row.caseNo} ${subject}`,
    ...content,
    messageId: `esubmission.${row.id}.${event === 'remarked' ? 'remark.' : ''}${move}`,
  });
};
