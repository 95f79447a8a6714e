import pg from 'pg';

/** A pool of connections to a running database. Errors of idle connections are ignored, since the database may stop. */
export const poolOf = (connectionString: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString, max: 2 });
  // One that waits tells the pool, one that is just being closed tells nobody else.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
