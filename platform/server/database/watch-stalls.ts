import type { Socket } from 'node:net';
import pg from 'pg';

type Warn = (message: string, detail: object) => void;

const everyMs = 500;
const silentMs = 1_500;
const probeMs = 2_000;

/**
 * A network that swallows packets leaves a statement waiting for ever, which no time limit of PostgreSQL's can end. When a
 * connection that waits has heard nothing for a while, a fresh one asks whether the server still answers; if it does not,
 * all that wait are ended, so that their callers hear so within five seconds. A statement that only takes long goes on.
 */
export const watchStalls = (pool: pg.Pool, url: string, warn: Warn) => {
  const heard = new Map<pg.PoolClient, number>();
  let isProbing = false;

  pool.on('connect', (client) => {
    const note = () => heard.set(client, performance.now());
    note();
    streamOf(client).on('data', note);
    client.once('end', () => heard.delete(client));
  });
  // Waiting begins where a client is taken, not where it last heard something.
  pool.on('acquire', (client) => heard.set(client, performance.now()));

  const silent = () =>
    [...heard]
      .filter(([client, at]) => isWaiting(client) && performance.now() - at > silentMs)
      .map(([client]) => client);

  const look = async () => {
    if (pool.ended) clearInterval(timer);
    if (isProbing || silent().length === 0) return;
    isProbing = true;
    const isThere = await answers(url);
    isProbing = false;
    if (isThere) return;
    const lost = silent();
    warn('The database does not answer; calls that wait for it are ended', { connections: lost.length });
    for (const client of lost) streamOf(client).destroy();
  };
  const timer = setInterval(() => void look(), everyMs).unref();
};

/** What node-postgres keeps to itself: its socket, and the statements that have no answer yet. */
type Inside = {
  connection: { stream: Socket };
  _activeQuery: unknown;
  _sentQueryQueue: unknown[];
  _queryQueue: unknown[];
};
const insideOf = (client: pg.ClientBase) => client as unknown as Inside;
const streamOf = (client: pg.ClientBase) => insideOf(client).connection.stream;
const isWaiting = (client: pg.ClientBase) => {
  const { _activeQuery, _sentQueryQueue, _queryQueue } = insideOf(client);
  return Boolean(_activeQuery) || _sentQueryQueue.length > 0 || _queryQueue.length > 0;
};

/** Any answer will do, even that it takes no more connections. */
const answers = async (url: string): Promise<boolean> => {
  const probe = new pg.Client({ connectionString: url, connectionTimeoutMillis: probeMs, query_timeout: probeMs });
  probe.on('error', () => undefined);
  const late = setTimeout(() => streamOf(probe).destroy(), probeMs);
  try {
    await probe.connect();
    await probe.query('SELECT 1');
    return true;
  } catch (error) {
    return 'severity' in (error as Error);
  } finally {
    clearTimeout(late);
    probe.end().catch(() => undefined);
  }
};
