import { createHash, randomBytes } from 'node:crypto';
import { withClient } from '../bulk/cluster.ts';

const sessions = `
  INSERT INTO session (token_hash, person_id, via, created_at, expires_at, last_seen_at, address, user_agent)
  SELECT given.hash, given.person, 'password', now(), now() + interval '4 hours', now(), '127.0.0.1', 'bench'
  FROM unnest($1::bytea[], $2::uuid[]) AS given (hash, person)`;

const some = "SELECT id FROM person WHERE role = 'salesperson' AND disabled_at IS NULL ORDER BY user_name LIMIT $1";

const aPublisher = `
  INSERT INTO person (user_name, name, email, role, desks)
  VALUES ('bench.content', 'Bench', 'bench.content@gable.example', 'staff', '{content}') RETURNING id`;

/**
 * Sessions without a sign-in: tokens of so many salespeople, of one who publishes, and of people by their user names; and how many
 * people there are.
 */
export const openSessions = (ownerUrl: string, readers: number, userNames: string[] = []) =>
  withClient(ownerUrl, async (client) => {
    const idsOf = async (statement: string, values: unknown[]): Promise<string[]> =>
      (await client.query<{ id: string }>(statement, values)).rows.map(({ id }) => id);
    const named =
      'SELECT p.id FROM unnest($1::text[]) WITH ORDINALITY n JOIN person p ON p.user_name = n.n ORDER BY n.ordinality';
    const people = [
      ...(await idsOf(some, [readers])),
      ...(await idsOf(aPublisher, [])),
      ...(await idsOf(named, [userNames])),
    ];
    const tokens = people.map(() => randomBytes(32).toString('base64url'));
    const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
    await client.query(sessions, [hashes, people]);
    const { rows } = await client.query<{ people: number }>(
      'SELECT count(*)::int AS people FROM person WHERE disabled_at IS NULL',
    );
    return {
      readers: tokens.slice(0, readers),
      publisher: tokens[readers] ?? '',
      named: tokens.slice(readers + 1),
      people: rows[0]?.people ?? 0,
    };
  });
