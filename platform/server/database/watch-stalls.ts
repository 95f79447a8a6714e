import pg from 'pg';

type Warn = (message: string, detail: object) => void;

const everyMs = 500;
const silentMs = 1_500;
const probeMs = 2_000;

/**
 * A network that swallows packets leaves a statement waiting for ever, and no time limit of PostgreSQL can end it. When
 * nothing has arrived for a while on a connection that waits for an answer, a new connection asks whether the server still
 * answers. If it does not, all connections that wait are ended, so that their callers get an error within five seconds. If
 * it does, the statement only takes long, and goes on.
 */
export const watchStalls = (pool: pg.Pool, url: string, warn: Warn) => {
  const lastArrival = new Map<pg.PoolClient, number>();
  let isProbing = false;

  pool.on('connect', (client) => {
    const note = () => lastArrival.set(client, performance.now());
    note();
    client.connection.stream.on('data', note);
    client.once('end', () => lastArrival.delete(client));
  });
  // A client that is taken from the pool begins to wait then.
  pool.on('acquire', (client) => lastArrival.set(client, performance.now()));

  const silent = () =>
    [...lastArrival]
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
    for (const client of lost) client.connection.stream.destroy();
  };
  const timer = setInterval(() => void look(), everyMs).unref();
};

/** The driver has no public word for statements without an answer: these are its queues. */
type Queues = { _activeQuery: unknown; _sentQueryQueue: unknown[]; _queryQueue: unknown[] };
const isWaiting = (client: pg.ClientBase) => {
  const { _activeQuery, _sentQueryQueue, _queryQueue } = client as unknown as Queues;
  return Boolean(_activeQuery) || _sentQueryQueue.length > 0 || _queryQueue.length > 0;
};

/** Any answer counts, also the refusal of one more connection. */
const answers = async (url: string): Promise<boolean> => {
  const probe = new pg.Client({ connectionString: url, connectionTimeoutMillis: probeMs, query_timeout: probeMs });
  probe.on('error', () => undefined);
  const late = setTimeout(() => probe.connection.stream.destroy(), probeMs);
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
