import pg from 'pg';
import type { Log } from '../log.ts';

type Listener = {
  /** Runs for each notification of the channel. */
  notified: (payload: string) => void;
  /** What is kept in memory may be old from here on: no notification arrives until the connection is back. */
  lost: () => void;
};

type Watch = {
  /** Whether notifications arrive. */
  isLive(): boolean;
  /** How many have arrived so far. */
  count(): number;
  close(): void;
};

export type Channels = {
  /** Listens to a channel of `NOTIFY`, from this server and the others. A database that is away is tried again. */
  watch(channel: string, listener: Listener): Promise<Watch>;
  close(): Promise<void>;
};

const beatMs = 5_000;
const silentMs = 2_500;
const retryMs = 1_000;

/** All channels share one connection, outside the pool. It opens with the first of them, and again when it is lost. */
export const openChannels = (url: string, log: Log): Channels => {
  const watched = new Set<{ channel: string; listener: Listener; count: number }>();
  /** The connection, once it listens to every channel. */
  let live: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const deliver = (channel: string, payload: string) => {
    for (const watch of watched) {
      if (watch.channel !== channel) continue;
      watch.count += 1;
      watch.listener.notified(payload);
    }
  };

  const lose = (client: pg.Client, error?: Error) => {
    if (live !== client) return;
    live = undefined;
    for (const { listener } of watched) listener.lost();
    client.end().catch(() => undefined);
    log.warn({ reason: error?.message }, 'Notifications are lost: what they would renew is read from the database');
    connectLater();
  };

  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'gable-channels',
      keepAlive: true,
      connectionTimeoutMillis: 4_500,
      query_timeout: silentMs,
    });
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client));
    client.on('notification', ({ channel, payload }) => deliver(channel, payload ?? ''));
    try {
      await client.connect();
      for (const { channel } of watched) await listen(client, channel);
      live = client;
    } catch {
      client.end().catch(() => undefined);
      connectLater();
    }
  };

  const connected = (): Promise<void> => {
    if (live) return Promise.resolve();
    connecting ??= connect().finally(() => {
      connecting = undefined;
    });
    return connecting;
  };
  const connectLater = () => {
    clearTimeout(retry);
    if (!isClosed) retry = setTimeout(connected, retryMs);
  };

  // A network can swallow packets and close nothing: only a statement without an answer shows it.
  const check = (client: pg.Client) => client.query('SELECT 1').catch((error: Error) => lose(client, error));
  const beat = setInterval(() => live && check(live), beatMs).unref();

  return {
    watch: async (channel, listener) => {
      const watch = { channel, listener, count: 0 };
      watched.add(watch);
      await connected();
      // The connection may have begun before this channel was among the watched. To listen twice does no harm.
      const client = live;
      if (client) await listen(client, channel).catch((error: Error) => lose(client, error));
      return {
        isLive: () => live !== undefined && watched.has(watch),
        count: () => watch.count,
        close: () => watched.delete(watch),
      };
    },
    close: async () => {
      isClosed = true;
      clearInterval(beat);
      clearTimeout(retry);
      await connecting;
      const client = live;
      live = undefined;
      await client?.end();
    },
  };
};

const listen = (client: pg.Client, channel: string) => client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
