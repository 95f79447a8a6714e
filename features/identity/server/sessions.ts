import { and, eq, gt, isNull } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Services } from '#platform/server/context.ts';
import { watchChannel } from '#platform/server/database/watch-channel.ts';
import { hashToken } from '#platform/server/secrets/secrets.ts';
import { lastBegan, spanAt } from '../maintenance.ts';
import { closedRefusal, type Maintenance, openMaintenance } from './maintenance/open-maintenance.ts';
import { session } from './tables.ts';

export const endingChannel = 'session_ended';

type Known = { actor: Actor; createdAt: number; expiresAt: number };

const mostKept = 50_000;

/**
 * Who holds a token. Answers are kept in memory and dropped when a session ends anywhere (`NOTIFY session_ended`), so
 * that a request costs no read and a logout acts at once; while that channel is down nothing is kept. A maintenance
 * window signs everyone out but administrators: what was opened before it began holds no more.
 */
export const openSessions = async (services: Pick<Services, 'database' | 'clock' | 'log'>) => {
  const known = new Map<string, Known>();
  const forget = (personId: string) => {
    for (const [key, { actor }] of known) if (actor.userId === personId) known.delete(key);
  };
  const endings = await watchChannel(services, endingChannel, { heard: forget, lost: () => known.clear() });
  const maintenance = await openMaintenance(services);

  const find = async (token: string): Promise<Known | undefined> => {
    const hash = hashToken(token);
    const key = hash.toString('base64');
    const now = services.clock.now().epochMilliseconds;
    const kept = known.get(key);
    if (kept && kept.expiresAt > now) return kept;
    known.delete(key);
    // Asked before the read: an ending that arrives meanwhile must win over what is being read.
    const before = endings.count();
    const found = await readSession(services, hash);
    if (found && endings.isLive() && endings.count() === before) {
      if (known.size >= mostKept) known.clear();
      known.set(key, found);
    }
    return found;
  };
  const authenticate = async (token: string): Promise<Actor | null> => {
    const found = await find(token);
    return found ? admitted(found, maintenance, services.clock.now().epochMilliseconds) : null;
  };
  const close = () => {
    endings.close();
    maintenance.close();
  };
  return { authenticate, forget, maintenance, close };
};

export type Sessions = Awaited<ReturnType<typeof openSessions>>;

/** The actor of a session, as far as maintenance lets them in. */
const admitted = async ({ actor, createdAt }: Known, maintenance: Maintenance, now: number): Promise<Actor | null> => {
  if (actor.role === 'admin') return actor;
  const spans = await maintenance.spans();
  const closed = spanAt(spans, now);
  if (closed) throw closedRefusal(closed, now);
  return createdAt < lastBegan(spans, now) ? null : actor;
};

const readSession = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  hash: Buffer,
): Promise<Known | undefined> => {
  const [row] = await database
    .select({ session, person: { id: person.id, userName: person.userName, role: person.role, desks: person.desks } })
    .from(session)
    .innerJoin(person, eq(person.id, session.personId))
    .where(
      and(
        eq(session.tokenHash, hash),
        isNull(session.revokedAt),
        isNull(person.disabledAt),
        gt(session.expiresAt, clock.now().toString()),
      ),
    );
  if (!row) return undefined;
  const { id, userName, role, desks } = row.person;
  const actor: Actor = { userId: id, userName, role, desks, via: row.session.via, sessionId: row.session.id };
  return { actor, createdAt: Date.parse(row.session.createdAt), expiresAt: Date.parse(row.session.expiresAt) };
};
