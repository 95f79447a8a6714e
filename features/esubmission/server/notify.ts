import { eq } from 'drizzle-orm';
import type { MailKind } from '#features/people/contract.ts';
import { person } from '#features/people/server/index.ts';
import type { Services, Writing } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { composeMail } from '#platform/server/mail/compose-mail.ts';
import { addressLine } from '../address.ts';
import type { Move } from '../status.ts';
import { Status, type StatusId } from '../words.ts';
import { esubmission } from './tables.ts';

/** What is told by mail: moves to the salesperson, remarks to whom they are for. */
type Event = 'submitted' | 'returned' | 'rejected' | 'approved' | 'cancelled' | 'aborted' | 'remarked';
/**
 * `move` is the row that it tells of, of the history or of the remarks: a case that is returned twice gives two mails.
 * Without `to` it goes to the owner.
 */
type Notice = { esubmissionId: string; event: Event; move: number; to?: string };

const jobName = 'esubmission.notify';

const events: Partial<Record<StatusId, Event>> = {
  [Status.submitted]: 'submitted',
  [Status.cancelled]: 'cancelled',
  [Status.returned]: 'returned',
  [Status.rejected]: 'rejected',
  [Status.approved]: 'approved',
  [Status.aborted]: 'aborted',
};

export const eventOf = ({ from, to, by }: Move): Event | undefined => {
  // A hold, and its end, go without a word.
  if (from === Status.onHold || to === Status.onHold) return undefined;
  if (to === Status.submitted && by !== 'owner') return undefined;
  return to === Status.cancelled && by === 'owner' ? undefined : events[to];
};

/** Queued in the transaction of the move: the mail goes if and only if the move happened. */
export const queueNotice = (at: Writing, notice: Notice): Promise<void> => at.jobs.send(at.db, jobName, notice);

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

/** Under which of a person's choices a mail falls. */
const kinds: Record<Event, MailKind> = {
  submitted: 'submitted',
  returned: 'returned',
  approved: 'approved',
  rejected: 'closed',
  cancelled: 'closed',
  aborted: 'closed',
  remarked: 'remarked',
};

type Needs = Pick<Services, 'database' | 'mailer' | 'config'>;

/**
 * Tells by mail. It runs at least once, and the mail's id makes it one mail. It names the case and the address,
 * no party and no reason: those are for who signs in.
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
  if (disabledAt || unwantedMails.includes(kinds[event])) return;
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
