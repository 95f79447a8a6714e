import type pg from 'pg';
import type { Services } from '../context.ts';

type Listener = {
  /** With what the notification carries. */
  heard: (payload: string) => void;
  /** What is remembered from here on may be old: nothing is heard until the connection is back. */
  lost: () => void;
};

/** Listens to a channel of `NOTIFY` on a connection of its own, from this server and the others; comes back when it is lost. */
export const watchChannel = async (
  { database, log }: Pick<Services, 'database' | 'log'>,
  channel: string,
  listener: Listener,
) => {
  let live: pg.PoolClient | undefined;
  let closed = false;
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  // Only who asks notices that nobody answers any more: a network can swallow the news of an ending without a word.
  const beat = setInterval(() => live?.query({ text: 'SELECT 1' }).catch(() => undefined), 5_000).unref();

  const lose = (client: pg.PoolClient, error?: Error) => {
    if (live !== client) return;
    live = undefined;
    listener.lost();
    client.release(true);
    if (closed) return;
    log.warn({ channel, reason: error?.message }, 'A channel is down; what it tells of is read from the database');
    timer = setTimeout(listen, 1_000);
  };

  const listen = async () => {
    try {
      const client = await database.$client.connect();
      client.on('error', (error) => lose(client, error));
      client.on('end', () => lose(client));
      client.on('notification', ({ payload }) => {
        count += 1;
        listener.heard(payload ?? '');
      });
      live = client;
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      if (live) lose(live, error as Error);
      else if (!closed) timer = setTimeout(listen, 1_000);
    }
  };

  await listen();
  const close = () => {
    closed = true;
    clearTimeout(timer);
    clearInterval(beat);
    if (live) lose(live);
  };
  return { isLive: () => live !== undefined, count: () => count, close };
};
