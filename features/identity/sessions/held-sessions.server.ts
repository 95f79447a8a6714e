import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { personPublic, restsOf } from '#features/people/index.server.ts';
import { actorWith } from '#features/people/settled/settled.rules.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor, Rest } from '#platform/contract/actor.ts';
import type { Services } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { hashToken } from '#platform/server/secrets/secrets.ts';
import { lastBegan, spanAt } from '../maintenance/maintenance.rules.ts';
import { closedRefusal, type Maintenance, openMaintenance } from '../maintenance/maintenance.server.ts';
import { sessionIdleMinutes } from '../room.settings.ts';
import { needsApp } from '../second-step/needs-app.rules.ts';
import { authenticator, session } from '../tables.server.ts';

/** Carries the id of a person whose sessions have ended, or `*` for all. */
export const endingChannel = 'session_ended';

/** Notifies every server, after the commit, to drop what it has cached about a person's sessions. */
export const notifyEnding = async (tx: Tx, personId: string): Promise<void> => {
  await tx.execute(sql`SELECT pg_notify(${endingChannel}, ${personId})`);
};

/** Sent instead of a person's id: drops everything that is cached. */
const everyone = '*';

type Needs = Pick<Services, 'database' | 'channels' | 'clock' | 'log'>;
/** A cached session. Times are in milliseconds; `writtenAt` is the last use that was stored. `idleMs` 0: no limit. */
type Known = {
  actor: Actor;
  rests: Rest[];
  createdAt: number;
  expiresAt: number;
  idleMs: number;
  seenAt: number;
  writtenAt: number;
};

const mostKept = 50_000;
const writeEvery = 5 * 60_000;

/**
 * Finds the person of a token. Sessions are cached in memory and dropped when one ends on any server (`NOTIFY
 * session_ended`), so a request reads nothing and a logout takes effect at once. While the channel is down nothing is
 * cached. A maintenance window ends all sessions that were opened before it began, except administrators'.
 */
export const openSessions = async (services: Needs) => {
  const sessions = new Map<string, Known>();
  const forget = (personId: string) => {
    if (personId === everyone) return sessions.clear();
    for (const [key, { actor }] of sessions) if (actor.userId === personId) sessions.delete(key);
  };
  const endings = await services.channels.watch(endingChannel, { notified: forget, lost: () => sessions.clear() });
  const maintenance = await openMaintenance(services);

  const find = async (token: string): Promise<Known | undefined> => {
    const hash = hashToken(token);
    const key = hash.toString('base64');
    const now = services.clock.now().epochMilliseconds;
    const cached = sessions.get(key);
    if (cached && isLive(cached, now)) return seen(services, cached, now);
    sessions.delete(key);
    // Counted before the read: if a session ends during the read, the result must not be cached.
    const before = endings.count();
    const fresh = await readSession(services, hash);
    if (!fresh) return undefined;
    // People who lack an app are not cached: they continue as soon as it is set up, on any server.
    if (!fresh.actor.lacksApp && endings.isLive() && endings.count() === before) {
      if (sessions.size >= mostKept) sessions.clear();
      sessions.set(key, fresh);
    }
    return seen(services, fresh, now);
  };
  const authenticate = async (token: string): Promise<Actor | null> => {
    const session = await find(token);
    return session ? admitted(session, maintenance, services.clock.now().epochMilliseconds) : null;
  };
  const close = () => {
    endings.close();
    maintenance.close();
  };
  return { authenticate, forget, maintenance, close };
};

export type Sessions = Awaited<ReturnType<typeof openSessions>>;

/** The actor of a session; null, or a refusal, if a maintenance window keeps them out. */
const admitted = async (session: Known, maintenance: Maintenance, now: number): Promise<Actor | null> => {
  const { createdAt, rests } = session;
  const actor = actorWith(session.actor, rests, now);
  if (actor.role === 'admin') return actor;
  const spans = await maintenance.spans();
  const closed = spanAt(spans, now);
  if (closed) throw closedRefusal(closed, now);
  return createdAt < lastBegan(spans, now) ? null : actor;
};

const isLive = ({ expiresAt, idleMs, seenAt }: Known, now: number): boolean =>
  expiresAt > now && (idleMs === 0 || now - seenAt < idleMs);

/** Records a use: in memory at once, and in the database every few minutes without delaying the request. */
const seen = ({ database, log }: Needs, cached: Known, now: number): Known => {
  cached.seenAt = now;
  const often = cached.idleMs === 0 ? writeEvery : Math.min(writeEvery, cached.idleMs / 2);
  if (now - cached.writtenAt >= often) {
    cached.writtenAt = now;
    database
      .update(session)
      .set({ lastSeenAt: new Date(now).toISOString() })
      .where(eq(session.id, cached.actor.sessionId))
      .catch((error: Error) => log.warn({ reason: error.message }, 'When a session was last used was not written'));
  }
  return cached;
};

const readSession = async ({ database, clock }: Needs, hash: Buffer): Promise<Known | undefined> => {
  const now = clock.now();
  const [row] = await database
    .select({
      session,
      person: {
        id: personPublic.id,
        userName: personPublic.userName,
        role: personPublic.role,
        desks: personPublic.desks,
        secondStep: personPublic.secondStep,
      },
      app: authenticator.confirmedAt,
    })
    .from(session)
    .innerJoin(personPublic, eq(personPublic.id, session.personId))
    .leftJoin(authenticator, eq(authenticator.personId, personPublic.id))
    .where(
      and(
        eq(session.tokenHash, hash),
        isNull(session.revokedAt),
        isNull(personPublic.disabledAt),
        gt(session.expiresAt, now.toString()),
      ),
    );
  if (!row) return undefined;
  const { id, userName, role, desks, secondStep } = row.person;
  const actor: Actor = {
    userId: id,
    userName,
    role,
    desks,
    via: row.session.via,
    sessionId: row.session.id,
    ...(row.session.lockedAt && { isLocked: true as const }),
    ...(secondStep && !row.app && needsApp(row.person) && { lacksApp: true as const }),
  };
  const lastSeen = Date.parse(row.session.lastSeenAt);
  const read: Known = {
    actor,
    rests: await restsOf({ db: database, clock }, id),
    createdAt: Date.parse(row.session.createdAt),
    expiresAt: Date.parse(row.session.expiresAt),
    idleMs: (await readSetting(database, sessionIdleMinutes)) * 60_000,
    seenAt: lastSeen,
    writtenAt: lastSeen,
  };
  if (isLive(read, now.epochMilliseconds)) return read;
  // Stored as ended, so that a longer idle limit does not reopen the session.
  await database.update(session).set({ revokedAt: now.toString() }).where(eq(session.id, actor.sessionId));
  return undefined;
};
