import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** A salesperson who searches, signed in. Answers the token. */
export const openReader = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO person (user_name, name, email, role, desks)
     VALUES ($1, 'Bench', 'bench.content@gable.example', 'staff', '{content}')
     ON CONFLICT DO NOTHING RETURNING id`,
    ['bench.content'],
  );
  const known = await client.query<{ id: string }>("SELECT id FROM person WHERE user_name = 'bench.content'");
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  await client.query(
    `INSERT INTO session (token_hash, person_id, via, created_at, expires_at, last_seen_at, address, user_agent)
     VALUES ($1, $2, 'password', now(), now() + interval '4 hours', now(), '127.0.0.1', 'bench')`,
    [hash, rows[0]?.id ?? known.rows[0]?.id],
  );
  return token;
};
