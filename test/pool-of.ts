import pg from 'pg';

/** To ask a running database from outside. Its connections may end with the database, just when nobody asks any more. */
export const poolOf = (connectionString: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
