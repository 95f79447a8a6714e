import { ask } from '#platform/server/database/ask.ts';
import type { TestApp } from './app.ts';

type Queued = { to: string; subject: string; lines: string[] };

/** The mails that wait to be sent or were, the oldest first. */
export const queuedMails = async ({ asNobody, services }: TestApp): Promise<Queued[]> => {
  const rows = await ask<{ sealed: string }>(
    asNobody.db,
    "SELECT data ->> 'sealed' AS sealed FROM pgboss.job WHERE name = 'mail.send' ORDER BY created_on",
    [],
  );
  return rows.map(({ sealed }) => JSON.parse(services.secrets.open(sealed, 'mail.send')) as Queued);
};
