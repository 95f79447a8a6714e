import { eq } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import type { Services, Writing } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { composeMail } from '#platform/server/mail/compose-mail.ts';
import { addressLine } from '../address.ts';
import type { Move } from '../status.ts';
import { esubmission } from './tables.ts';

/** What the salesperson is told by mail. */
type Event = 'submitted' | 'returned' | 'rejected' | 'approved';
/** `move` is the history row that it tells of: a case that is returned twice gives two mails. */
type Notice = { esubmissionId: string; event: Event; move: number };

const jobName = 'esubmission.notify';

export const eventOf = ({ to, by }: Move): Event | undefined => {
  if (to === 2) return by === 'owner' ? 'submitted' : undefined;
  return ({ 5: 'returned', 6: 'rejected', 7: 'approved' } as const)[to as 5 | 6 | 7];
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
    line: 'The submissions desk has rejected your transaction. The reason is on its page.',
    action: 'Read the reason',
  },
  approved: {
    subject: 'was approved',
    line: 'The submissions desk has approved your transaction.',
    action: 'See the transaction',
  },
};

type Needs = Pick<Services, 'database' | 'mailer' | 'config'>;

/**
 * Tells the owner by mail. It runs at least once, and the mail's id makes it one mail. It names the case and the address,
 * no party and no reason: those are for who signs in.
 */
export const notifyJob = (services: Needs): Job => ({
  name: jobName,
  run: (payload) => notify(services, payload as Notice),
});

const notify = async ({ database, mailer, config }: Needs, { esubmissionId, event, move }: Notice) => {
  const [found] = await database
    .select({ row: esubmission, to: person.email, disabledAt: person.disabledAt })
    .from(esubmission)
    .innerJoin(person, eq(person.id, esubmission.createdBy))
    .where(eq(esubmission.id, esubmissionId));
  if (!found || found.disabledAt) return;
  const { row, to } = found;
  const { subject, line, action } = words[event];
  const address = addressLine({ propertyCategory: row.propertyCategory, property: row });
  const content = composeMail({
    title: `${row.caseNo} ${subject}`,
    lines: [address, line],
    action: { label: action, url: `${config.publicUrl}/e-submission/${row.id}` },
    footer: 'You get this mail because you reported this transaction in Gable.',
  });
  await mailer.send({
    to,
    subject: `${row.caseNo} ${subject}`,
    ...content,
    messageId: `esubmission.${row.id}.${move}`,
  });
};
