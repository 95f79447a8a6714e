import type { Actor } from '#platform/contract/actor.ts';
import { systemClock } from '#platform/server/clock.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import type { Route } from '#platform/server/http/implement.ts';
import { type BareLists, callerId } from '../bare/list.ts';

type Statements = BareLists['lists'][string];

/**
 * The statements that a call of the product sends for this person and query. The bare side sends the same, so the two can't
 * drift apart.
 */
export const statementsOf = async (
  url: string,
  actor: Actor,
  { route, params = {}, query }: { route: Route; params?: Record<string, string>; query: Record<string, string> },
): Promise<Statements> => {
  const database = openDatabase(url, 2, () => undefined);
  const asked: Statements = [];
  database.$client.on('connect', (client) => {
    const send = client.query.bind(client) as (...all: unknown[]) => unknown;
    const note = (...all: unknown[]) => {
      const statement = statementIn(all);
      if (statement) asked.push(statement);
      return send(...all);
    };
    client.query = note as typeof client.query;
  });
  const at = { db: database, database, actor, clock: systemClock, address: 'internal' };
  const { call } = route;
  await route.handle(at as never, { params: call.params?.parse(params), query: call.query?.parse(query) } as never);
  await database.$client.end();
  const forCaller = (value: unknown) => (value === actor.userId ? callerId : value);
  return asked.map((statement) => ({ ...statement, values: statement.values.map(forCaller) }));
};

const statementIn = ([first, second]: unknown[]): Statements[number] | undefined => {
  const { text, values } =
    typeof first === 'string' ? { text: first } : (first as { text?: string; values?: unknown[] });
  if (!text || !/^\s*(select|with)/i.test(text)) return undefined;
  // Text alone is planned anew each time; the pool names what comes as an object.
  return { text, values: values ?? (Array.isArray(second) ? second : []), isNamed: typeof first !== 'string' };
};
