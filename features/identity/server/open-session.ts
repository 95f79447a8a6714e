import { and, eq, gt, ne } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { sessionSeconds } from '#platform/server/http/mount.ts';
import { hashToken, newToken } from '#platform/server/secrets/secrets.ts';
import { deviceOf } from '../devices.ts';
import type { PersonRow } from './find-person.ts';
import { requireOpen } from './maintenance/require-open.ts';
import { session } from './tables.ts';
import { tellOwner } from './tell-owner.ts';

/** A new session; its token is told once and only its hash is kept. */
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
      expiresAt,
      address: at.address,
      userAgent: at.userAgent,
    })
    .returning({ id: session.id });
  return { token, expiresAt, sessionId: row?.id ?? '' };
};

/** The session of someone who signed in, on the record; `secondStep` says how, where there was one. */
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
  if (!person.unwantedMails.includes('signedIn') && (await isNewDevice(at, person.id, sessionId)))
    await tellOwner(at, person, { what: 'new-device' });
  return { token, expiresAt };
};

const lately = 90 * 24;

/** Whether someone who has signed in before, lately, did so with other devices alone. */
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
