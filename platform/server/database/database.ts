import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';
import pg from 'pg';
import { isoOf } from './instants.ts';
import { NamingClient } from './naming-client.ts';
import { watchStalls } from './watch-stalls.ts';

type NoSchema = Record<string, never>;

/** What Drizzle sends its statements through: the pool, or the connection of the transaction under way. */
type Through = { $client: pg.Pool | pg.PoolClient };

export type DrizzleTx = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** What reads take: the pool or a transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, NoSchema> & Through;
/** A transaction under way. What writes takes this, so that nothing can be written beside the transaction. */
export type Tx = DrizzleTx & Through;
export type Database = NodePgDatabase<NoSchema> & { $client: pg.Pool };

// bigint columns hold counts and cents, all far below 2^53; numeric stays text until a feature parses it.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Days and instants stay text: `YYYY-MM-DD`, and ISO in UTC.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, isoOf);

type Warn = (message: string, detail: object) => void;

/** The pool of connections. A lost one is logged and replaced; it never ends the process. */
export const openDatabase = (url: string, size: number, warn: Warn): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    Client: NamingClient,
    // Statements of one connection are sent without waiting for the answer to the one before: `Promise.all` is one round trip.
    pipeline: true,
    connectionTimeoutMillis: 4_500,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    options: '-c statement_timeout=30s -c lock_timeout=5s -c idle_in_transaction_session_timeout=60s -c TimeZone=UTC',
  });
  pool.on('error', (error) => warn('A database connection was lost', { reason: error.message }));
  pool.on('connect', (client) => {
    client.on('error', (error) => warn('A database connection failed', { reason: error.message }));
  });
  watchStalls(pool, url, warn);
  return drizzle(pool) as Database;
};
