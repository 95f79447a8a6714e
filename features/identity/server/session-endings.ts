import type pg from 'pg';
import type { Services } from '#platform/server/context.ts';

export const endingChannel = 'session_ended';

type Listener = { ended: (personId: string) => void; lost: () => void };

/** Listens on a connection of its own for sessions that ended, here or on another server; comes back when it is lost. */
export const watchEndings = async ({ database, log }: Pick<Services, 'database' | 'log'>, listener: Listener) => {
  let live: pg.PoolClient | undefined;
  let closed = false;
  let count = 0;
  let timer: NodeJS.Timeout | undefined;

  const lose = (client: pg.PoolClient, error?: Error) => {
    if (live !== client) return;
    live = undefined;
    listener.lost();
    client.release(true);
    if (closed) return;
    log.warn({ reason: error?.message }, 'The channel of ended sessions is down; sessions are read from the database');
    timer = setTimeout(listen, 1_000);
  };

  const listen = async () => {
    try {
      const client = await database.$client.connect();
      client.on('error', (error) => lose(client, error));
      client.on('end', () => lose(client));
      client.on('notification', ({ payload }) => {
        count += 1;
        listener.ended(payload ?? '');
      });
      live = client;
      await client.query(`LISTEN ${endingChannel}`);
    } catch (error) {
      if (live) lose(live, error as Error);
      else if (!closed) timer = setTimeout(listen, 1_000);
    }
  };

  await listen();
  const close = () => {
    closed = true;
    clearTimeout(timer);
    if (live) lose(live);
  };
  return { isLive: () => live !== undefined, count: () => count, close };
};
