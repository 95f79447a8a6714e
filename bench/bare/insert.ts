import { readFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { serveBare } from './serve.ts';

export type BareInsert = { url: string; tokens: [token: string, userId: string][] };
export const insertTable = `CREATE TABLE IF NOT EXISTS bench_insert (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(), owner uuid NOT NULL, body jsonb NOT NULL, at timestamptz NOT NULL DEFAULT now())`;

if (import.meta.main) {
  const { url, tokens } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BareInsert;
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const text = 'INSERT INTO bench_insert (owner, body) VALUES ($1, $2) RETURNING id';

  serveBare(new Map(tokens), async (userId, request) => {
    const body = await json(request);
    const { rows } = await pool.query({ name: 'insert', text, values: [userId, JSON.stringify(body)] });
    return rows[0];
  });
}
