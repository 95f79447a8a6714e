import { ask } from '../database/ask.ts';
import type { Db } from '../database/database.ts';

/** How mail goes: since when the oldest one waits, how many were given up, when one was last tried in vain and when one left. */
export type MailQueue = { waitingSince: string | null; failedAt: string | null; sentAt: string | null };

const waiting = `
  SELECT min(created_on) AS "waitingSince", max(started_on) FILTER (WHERE state = 'retry') AS "failedAt"
  FROM pgboss.job WHERE name IN ('mail.code', 'mail.send') AND state < 'completed'`;

/** Only asked where something waits: it reads all that was sent in the days that the queue keeps. */
const sent = `
  SELECT max(completed_on) AS "sentAt" FROM pgboss.job WHERE name IN ('mail.code', 'mail.send') AND state = 'completed'`;

export const readMailQueue = async (db: Db): Promise<MailQueue> => {
  const [queue] = await ask<Omit<MailQueue, 'sentAt'>>(db, waiting);
  const waitingSince = queue?.waitingSince ?? null;
  const [last] = waitingSince === null ? [] : await ask<Pick<MailQueue, 'sentAt'>>(db, sent);
  return { waitingSince, failedAt: queue?.failedAt ?? null, sentAt: last?.sentAt ?? null };
};
