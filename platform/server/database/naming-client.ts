import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * A connection that names each statement after its text, so that PostgreSQL parses it once a connection: Drizzle sends its
 * statements without a name, and they cost a quarter more. One that says `prepared: false` stays without a name and is planned
 * anew each time, and so does a text that is sent alone, such as BEGIN.
 */
export class NamingClient extends pg.Client {
  // It has many overloads, which differ only in what follows the statement. `never` fits what each of them returns.
  override query(statement: unknown, ...rest: unknown[]): never {
    return Reflect.apply(super.query, this, [isUnnamed(statement) ? withName(statement) : statement, ...rest]) as never;
  }
}

/** What a connection takes: `prepared: false` for a statement that is planned for its values. */
export type Statement = pg.QueryConfig & { prepared?: boolean };

type Unnamed = { text: string; name?: undefined };

const isUnnamed = (statement: unknown): statement is Unnamed =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  !('submit' in statement) &&
  !('name' in statement && statement.name) &&
  !('prepared' in statement && statement.prepared === false);

const withName = (statement: Unnamed) => ({ ...statement, name: nameOf(statement.text) });

const names = new Map<string, string>();
const nameOf = (text: string): string => {
  const existing = names.get(text);
  if (existing) return existing;
  const name = createHash('sha1').update(text).digest('base64url');
  // Lists of ids make statements of many lengths: the map must not grow with them for ever.
  if (names.size < 5_000) names.set(text, name);
  return name;
};
