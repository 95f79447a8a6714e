import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * A connection that names each statement after its text, so that PostgreSQL parses it once a connection: Drizzle sends its
 * statements without a name, and they cost a quarter more. A text that is sent alone, not as an object, stays without a
 * name and is planned anew each time.
 */
export class NamingClient extends pg.Client {
  // It has many overloads, which differ only in what follows the statement. `never` fits what each of them returns.
  override query(statement: unknown, ...rest: unknown[]): never {
    return Reflect.apply(super.query, this, [isUnnamed(statement) ? named(statement) : statement, ...rest]) as never;
  }
}

type Unnamed = { text: string; name?: undefined };

const isUnnamed = (statement: unknown): statement is Unnamed =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  !('submit' in statement) &&
  !('name' in statement && statement.name);

const named = (statement: Unnamed) => ({ ...statement, name: nameOf(statement.text) });

const names = new Map<string, string>();
const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  // Lists of ids make statements of many lengths: the map must not grow with them for ever.
  if (names.size < 5_000) names.set(text, name);
  return name;
};
