import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import type { Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { sendPush } from '../devices/send-push.server.ts';
import { type Addressee, addresseesOf } from '../shown-to.server.ts';
import type { Due } from './due.server.ts';
import { dailyMail, mailOf } from './mails.server.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'mailer' | 'config' | 'secrets' | 'log'>;

/** Deliveries claimed at a time: few enough to be sent long before they count as lost. */
const batch = 20;
const mostTries = 6;

/** Two workers never claim the same delivery. One that was claimed by a process that died is claimed again. */
const take = `
  WITH due AS (
    SELECT id FROM notification_delivery
    WHERE settled_at IS NULL AND due_at <= $1 AND (taken_at IS NULL OR taken_at < $1::timestamptz - interval '2 minutes')
    ORDER BY due_at, id LIMIT ${batch} FOR UPDATE SKIP LOCKED
  ), taken AS (
    UPDATE notification_delivery d SET taken_at = $1, tries = d.tries + 1 FROM due WHERE d.id = due.id RETURNING d.*
  )
  SELECT t.id, t.person_id AS "personId", t.way, t.day, t.tries, t.device_id AS "deviceId",
    n.title, n.line, n.link, n.kind, n.who, n.read_at IS NOT NULL AS "isRead", device.sealed AS "sealedDevice"
  FROM taken t
  LEFT JOIN notification n ON n.id = t.notification_id
  LEFT JOIN notification_device device ON device.id = t.device_id`;

const settle = 'UPDATE notification_delivery SET settled_at = :now, failure = :failure WHERE id = :id';
const again = 'UPDATE notification_delivery SET taken_at = NULL, due_at = $2 WHERE id = $1';

/**
 * Sends the mails and pushes that are due. One that is sent again after a crash is not shown twice: a mail has its Message-ID, a push its
 * topic.
 */
export const deliver = async (at: Needs, kinds: Kinds): Promise<void> => {
  for (;;) {
    const taken = await ask<Due>(at.database, take, [at.clock.now().toString()]);
    const addressees = await addresseesOf(
      at,
      taken.map(({ personId }) => personId),
    );
    await Promise.all(taken.map((due) => settleOne(at, kinds, due, addressees.get(due.personId))));
    if (taken.length < batch) return;
  }
};

type Kinds = readonly NotificationKind[];

/** Not sent if it was read before, or if its person has left the agency or the desk. */
const settleOne = async (at: Needs, kinds: Kinds, due: Due, to: Addressee | undefined): Promise<void> => {
  const now = at.clock.now();
  try {
    if (!due.isRead && to && (!due.who || to.mine.includes(due.who))) await sendOne(at, kinds, due, to);
    await ask(at.database, settle, { id: due.id, now: now.toString(), failure: null });
  } catch (error) {
    const reason = (error as Error).message.slice(0, 300);
    at.log.warn({ delivery: due.id, way: due.way, tries: due.tries, reason }, 'A notification was not delivered');
    if (due.tries >= mostTries) await ask(at.database, settle, { id: due.id, now: now.toString(), failure: reason });
    else await ask(at.database, again, [due.id, now.add({ minutes: 2 ** due.tries }).toString()]);
  }
};

const sendOne = async (at: Needs, kinds: Kinds, due: Due, { email, mine }: Addressee): Promise<void> => {
  if (due.way === 'push') return sendPush(at, due);
  const mail = due.way === 'daily' ? await dailyMail(at, due, mine) : mailOf(at, kinds, due);
  if (mail) await at.mailer.send({ to: email, messageId: `notification.${due.id}`, ...mail });
};
