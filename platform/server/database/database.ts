import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';
import pg from 'pg';
import { gatherStatements } from './gather-statements.ts';
import { isoOf } from './instants.ts';
import { nameStatements } from './name-statements.ts';
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

/** A pool whose connections ask as `nameStatements` and `gatherStatements` say. A lost one is logged and replaced; it never ends the process. */
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
