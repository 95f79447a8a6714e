import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';
import pg from 'pg';
import { isoOf } from './instants.ts';
import { watchStalls } from './watch-stalls.ts';

type NoSchema = Record<string, never>;

/** Anything that can be asked: the pool or a transaction. Reading functions take this. */
export type Db = PgDatabase<NodePgQueryResultHKT, NoSchema>;
/** A transaction under way. Writing functions take this, so that none can write beside it. */
export type Tx = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;
export type Database = NodePgDatabase<NoSchema> & { $client: pg.Pool };

// bigint columns hold counts and cents, all far below 2^53; numeric stays text until a feature parses it.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Days and instants stay text: `YYYY-MM-DD`, and ISO in UTC.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, isoOf);

type Warn = (message: string, detail: object) => void;

/**
 * A pool whose statements are prepared once a connection: Drizzle sends them unnamed, which costs a quarter of a short
 * query. A lost connection is logged and replaced; it never ends the process.
 */
export const openDatabase = (url: string, size: number, warn: Warn): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    // A statement does not wait for the answer to the one before it: what a use-case asks at once travels at once.
    pipeline: true,
    connectionTimeoutMillis: 4_500,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    options: '-c statement_timeout=30s -c lock_timeout=5s -c idle_in_transaction_session_timeout=60s -c TimeZone=UTC',
  });
  pool.on('error', (error) => warn('A database connection was lost', { reason: error.message }));
  pool.on('connect', (client) => {
    client.on('error', (error) => warn('A database connection failed', { reason: error.message }));
    nameStatements(client);
    gatherStatements(client);
  });
  watchStalls(pool, url, warn);
  return drizzle(pool) as Database;
};

/** Drizzle hands node-postgres `{ text, types, rowMode }`; a name makes PostgreSQL keep the plan. */
const nameStatements = (client: pg.PoolClient) => {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;
  const named = (first: unknown, ...rest: unknown[]) => {
    if (typeof first !== 'object' || first === null || !('text' in first) || 'name' in first || 'submit' in first)
      return query(first, ...rest);
    return query({ ...first, name: statementName(String(first.text)) }, ...rest);
  };
  client.query = named as typeof client.query;
};

/** What is asked in one turn of the event loop leaves in one packet: a write to a socket costs more than most statements. */
const gatherStatements = (client: pg.PoolClient) => {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const uncork = () => stream.uncork();
  const gathered = (...all: unknown[]) => {
    stream.cork();
    process.nextTick(uncork);
    return query(...all);
  };
  client.query = gathered as typeof client.query;
};

const names = new Map<string, string>();
const statementName = (text: string): string => {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  // Lists of ids make statements of many lengths; the memo must not grow with them for ever.
  if (names.size < 5_000) names.set(text, name);
  return name;
};
