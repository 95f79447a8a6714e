import type { InstantText } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { parts, waitingStatement } from './rows.server.ts';
import type { WaitingCard } from './waiting.calls.ts';

const counted = ['SENT', 'OPENED', 'EXPIRING', 'UNDELIVERED', 'DECLINED', 'ENDED'] as const;

const isUrgent = `(${parts.EXPIRING} OR ${parts.UNDELIVERED} OR ${parts.DECLINED} OR ${parts.ENDED})`;

/** The card of the home page; nothing where I wait for nobody. */
export const readWaitingCard = async (at: Reading): Promise<WaitingCard | undefined> => {
  const { text, values } = waitingStatement({ me: at.actor.userId, now: at.clock.now() });
  const counts = counted.map((part) => `count(*) FILTER (WHERE ${parts[part]})::int AS "${part}"`);
  const [row] = await ask<Omit<WaitingCard, 'urgent'> & { all: number }>(
    at.db,
    `SELECT ${counts.join(', ')}, count(*)::int AS all FROM (${text}) row`,
    values,
  );
  if (!row || row.all === 0) return undefined;
  const { all: _, ...each } = row;
  return { ...each, urgent: await readUrgent(at, 4) };
};

/** With the day on which it was declined, locked or at least sent. */
export type Urgent = WaitingCard['urgent'][number] & { waitsSince: InstantText };

/** Requests that need me first; at most so many. */
export const readUrgent = async (at: Reading, most: number): Promise<Urgent[]> => {
  const { text, values } = waitingStatement({ me: at.actor.userId, now: at.clock.now() });
  return ask<Urgent>(
    at.db,
    `SELECT "requestId", "recipientName", title, about, state, "expiresAt", "waitsSince", ${parts.UNDELIVERED} AS "isUndelivered"
     FROM (${text}) row WHERE ${isUrgent}
     ORDER BY ${parts.UNDELIVERED} DESC, state = 'DECLINED' DESC, "expiresAt", "requestId" LIMIT :most`,
    { ...values, most },
  );
};
