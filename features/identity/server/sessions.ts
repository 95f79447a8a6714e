import { and, eq, gt, isNull } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Services } from '#platform/server/context.ts';
import { hashToken } from '#platform/server/secrets/secrets.ts';
import { watchEndings } from './session-endings.ts';
import { session } from './tables.ts';

type Known = { actor: Actor; expiresAt: number };

const mostKept = 50_000;

/**
 * Who holds a token. Answers are kept in memory and dropped when a session ends anywhere (`NOTIFY session_ended`), so
 * that a request costs no read and a logout acts at once; while that channel is down nothing is kept.
 */
export const openSessions = async (services: Pick<Services, 'database' | 'clock' | 'log'>) => {
  const known = new Map<string, Known>();
  const forget = (personId: string) => {
    for (const [key, { actor }] of known) if (actor.userId === personId) known.delete(key);
  };
  const endings = await watchEndings(services, { ended: forget, lost: () => known.clear() });

  const authenticate = async (token: string): Promise<Actor | null> => {
    const hash = hashToken(token);
    const key = hash.toString('base64');
    const now = services.clock.now().epochMilliseconds;
    const kept = known.get(key);
    if (kept && kept.expiresAt > now) return kept.actor;
    known.delete(key);
    // Asked before the read: an ending that arrives meanwhile must win over what is being read.
    const before = endings.count();
    const found = await readSession(services, hash);
    if (found && endings.isLive() && endings.count() === before) {
      if (known.size >= mostKept) known.clear();
      known.set(key, found);
    }
    return found?.actor ?? null;
  };
  return { authenticate, forget, close: endings.close };
};

export type Sessions = Awaited<ReturnType<typeof openSessions>>;

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
  return { actor, expiresAt: Date.parse(row.session.expiresAt) };
};
