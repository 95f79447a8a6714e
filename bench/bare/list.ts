import { readFileSync } from 'node:fs';
import pg from 'pg';
import { serveBare } from './serve.ts';

/** The statements of each list, by path, with this word where the caller's id belongs. */
export type BareLists = {
  url: string;
  tokens: [token: string, userId: string][];
  lists: Record<string, { text: string; values: unknown[]; isNamed: boolean }[]>;
};
export const callerId = '$caller';

if (import.meta.main) {
  const given = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BareLists;
  const pool = new pg.Pool({ connectionString: given.url, max: 10 });
  // Values as PostgreSQL writes them: nothing is parsed that is only passed on.
  const types = { getTypeParser: () => String };

  serveBare(new Map(given.tokens), (userId, request) => {
    const statements = given.lists[request.url ?? ''] ?? [];
    const answers = statements.map(async ({ text, values, isNamed }, index) => {
      const own = values.map((value) => (value === callerId ? userId : value));
      const name = isNamed ? { name: `${request.url}/${index}` } : {};
      return (await pool.query({ ...name, text, values: own, types } as pg.QueryConfig)).rows;
    });
    return Promise.all(answers);
  });
}
