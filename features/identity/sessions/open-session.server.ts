import { and, eq, gt, ne } from 'drizzle-orm';
import { wantsMail } from '#features/people/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { sessionSeconds } from '#platform/server/http/mount.ts';
import { hashToken, newToken } from '#platform/server/secrets/secrets.ts';
import type { PersonRow } from '../account/find-person.server.ts';
import { mailOwner } from '../account/mail-owner.server.ts';
import { requireOpen } from '../maintenance/maintenance.server.ts';
import { session } from '../tables.server.ts';
import { deviceOf } from './devices.rules.ts';

/** Opens a session. Returns its token, of which only the hash is stored. */
export const openSession = async (
  at: Writing<Actor | null>,
  personId: string,
  via: Actor['via'],
  seconds = sessionSeconds,
) => {
  await requireOpen(at, personId);
  const token = newToken();
  const now = at.clock.now();
  const expiresAt = now.add({ seconds }).toString({ fractionalSecondDigits: 3 });
  const [row] = await at.db
    .insert(session)
    .values({
      tokenHash: hashToken(token),
      personId,
      via,
      createdAt: now.toString(),
      lastSeenAt: now.toString(),
      ...(via === 'password' && { confirmedAt: now.toString() }),
      expiresAt,
      address: at.address,
      userAgent: at.userAgent,
    })
    .returning({ id: session.id });
  return { token, expiresAt, sessionId: row?.id ?? '' };
};

export const signedInMail: NotificationKind = {
  key: 'signedIn',
  label: 'Sign-ins',
  help: 'A device that was not used before signed in to my account',
  action: 'Look at my profile',
  ownMail: true,
  mailOnly: true,
};

/**
 * Opens the session of a person who signed in and writes it to the audit trail. `secondStep` is the way of the code, if
 * there was one. Mails the person when the device is new.
 */
export const enter = async (at: Writing<Actor | null>, person: PersonRow, secondStep?: string) => {
  const { token, expiresAt, sessionId } = await openSession(at, person.id, 'password');
  const { id: userId, userName, role, desks } = person;
  const actor: Actor = { userId, userName, role, desks, via: 'password', sessionId };
  await record(
    { ...at, actor },
    {
      aggregate: 'session',
      aggregateId: sessionId,
      action: 'session.opened',
      ...(secondStep ? { detail: { secondStep } } : {}),
    },
  );
  if ((await isNewDevice(at, person.id, sessionId)) && (await wantsMail(at.db, person.id, signedInMail)))
    await mailOwner(at, person, { what: 'new-device' });
  return { token, expiresAt };
};

const lately = 90 * 24;

/** Whether the person signed in during the last 90 days, and never with this kind of device. */
const isNewDevice = async (at: Writing<Actor | null>, personId: string, sessionId: string): Promise<boolean> => {
  const since = at.clock.now().subtract({ hours: lately }).toString();
  const before = await at.db
    .selectDistinct({ userAgent: session.userAgent })
    .from(session)
    .where(
      and(
        eq(session.personId, personId),
        eq(session.via, 'password'),
        ne(session.id, sessionId),
        gt(session.createdAt, since),
      ),
    );
  const device = deviceOf(at.userAgent);
  return before.length > 0 && before.every(({ userAgent }) => deviceOf(userAgent) !== device);
};
