import { eq } from 'drizzle-orm';
import { notify, settleAll } from '#features/notifications/index.server.ts';
import { addressLine } from '#features/property/rules/address.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { esubmission } from '../record/tables.server.ts';
import type { MoveMail } from './moves.rules.ts';
import { Status } from './status.words.ts';

/** What people are notified of: moves, the salesperson, and remarks, the other side of the conversation. */
type Event = MoveMail | 'remarked';
/**
 * `move` is the id of the row in the history, or of the remark, so that a case that is returned twice gives two notifications.
 * `to` is the id of the recipient; by default the owner.
 */
type Notice = { esubmissionId: string; event: Event; move: number; to?: string };

const jobName = 'esubmission.notify';

/** Queues the notification in the transaction of the move, so that it is sent if and only if the move is committed. */
export const queueNotice = (at: Writing<Actor | null>, notice: Notice): Promise<void> =>
  at.jobs.send(at.db, jobName, notice);

const claimants = 'SELECT DISTINCT actor_id AS id FROM esubmission_history WHERE esubmission_id = $1 AND to_status = 3';

/** What waits in the bells of those who had claimed a submission is done: it was taken back. */
export const endNotices = async (at: Writing<Actor | null>, eSubId: string): Promise<void> => {
  for (const { id } of await ask<{ id: string | null }>(at.db, claimants, [eSubId]))
    if (id) await settleAll(at, [`esubmission.${eSubId}.`], id);
};

const words: Record<Event, { subject: string; line: string }> = {
  submitted: {
    subject: 'was submitted',
    line: 'The submissions desk has your transaction and will look at it.',
  },
  returned: {
    subject: 'was returned to you',
    line: 'The submissions desk asks you to change something. Read what, put it right, and submit again.',
  },
  rejected: {
    subject: 'was rejected',
    line: 'The agency has rejected your transaction. The reason is on its page.',
  },
  approved: {
    subject: 'was approved',
    line: 'The submissions desk has approved your transaction.',
  },
  cancelled: {
    subject: 'was cancelled',
    line: 'The submissions desk has cancelled your transaction. The reason is on its page.',
  },
  aborted: {
    subject: 'was aborted',
    line: 'The submissions desk has recorded that this transaction fell through. The reason is on its page.',
  },
  remarked: {
    subject: 'has a new remark',
    line: 'Someone wrote a remark for you. It is on the page of the transaction.',
  },
};

const isFor: NotificationKind['isFor'] = ({ role }) => role === 'salesperson';
const action = 'Open the transaction';

/** What submissions notify of. Staff get remarks only. */
export const noticeKinds = {
  submitted: { key: 'submitted', label: 'Submitted', help: 'The agency has a transaction of mine', action, isFor },
  returned: {
    key: 'returned',
    label: 'Returned',
    help: 'The desk asks me to change something',
    action: 'Read and amend',
    isUrgent: true,
    isFor,
  },
  approved: { key: 'approved', label: 'Approved', help: 'A transaction of mine is approved', action, isFor },
  closed: {
    key: 'closed',
    label: 'Rejected, cancelled, fell through',
    help: 'A transaction of mine is closed by the desk',
    action: 'Read the reason',
    isUrgent: true,
    isFor,
  },
  remarked: {
    key: 'remarked',
    label: 'Remarks',
    help: 'Someone wrote a remark for me',
    action: 'Read the remark',
    isUrgent: true,
  },
} satisfies Record<string, NotificationKind>;

const kindOf: Record<Event, NotificationKind> = {
  submitted: noticeKinds.submitted,
  returned: noticeKinds.returned,
  approved: noticeKinds.approved,
  rejected: noticeKinds.closed,
  cancelled: noticeKinds.closed,
  aborted: noticeKinds.closed,
  remarked: noticeKinds.remarked,
};

/**
 * Notifies. The job may run more than once; the key makes it one notification. It has the case number and the address, but no party and
 * no reason: those are shown only after sign-in.
 */
export const notifyJob = (services: Services): Job => ({
  name: jobName,
  run: (payload) =>
    transact({ ...services, ...internalOrigin(jobName), actor: null, db: services.database }, (at) =>
      notifyOf(at, payload as Notice),
    ),
});

const notifyOf = async (at: Writing<null>, { esubmissionId, event, move, to }: Notice): Promise<void> => {
  const [row] = await at.db.select().from(esubmission).where(eq(esubmission.id, esubmissionId));
  if (!row) return;
  // It was taken back meanwhile, and is not theirs to open.
  if (to !== undefined && to !== row.createdBy && row.status === Status.draft) return;
  const { subject, line } = words[event];
  await notify(at, kindOf[event], {
    to: [to ?? row.createdBy],
    key: `esubmission.${row.id}.${event === 'remarked' ? 'remark.' : ''}${move}`,
    title: `${row.caseNo} ${subject}`,
    line: `${addressLine({ propertyCategory: row.propertyCategory, property: row })}. ${line}`,
    link: `/e-submission/${row.id}`,
  });
};
