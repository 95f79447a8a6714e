import { createHash } from 'node:crypto';
import pg from 'pg';

/** What node-postgres keeps to itself of a connection, of a statement on its way, and of the form of its answer. */
type Connection = { describe(message: unknown): void };
type Shape = { fields: unknown[]; _parsers: unknown; _prebuiltEmptyResultObject: unknown };
type Statement = {
  name: string;
  _result: Shape & { command: string };
  _accumulateRows: boolean;
  prepare(connection: Connection): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
};
const Query = pg.Query as unknown as new (text: string, values: unknown) => Statement;

/** What one connection knows of its statements: `silent` is the connection, asking for no description. */
type Known = { shapes: Map<string, Shape>; silent: Connection };

/** A statement whose answer has the form that it had before: PostgreSQL is asked to describe it once a connection. */
class NamedStatement extends Query {
  readonly #known: Known;

  constructor(text: string, values: unknown, known: Known) {
    super(text, values);
    this.name = statementName(text);
    this.#known = known;
  }

  override prepare(connection: Connection) {
    const shape = this.#known.shapes.get(this.name);
    if (!shape) return super.prepare(connection);
    Object.assign(this._result, shape);
    this._accumulateRows = true;
    super.prepare(this.#known.silent);
  }

  override handleCommandComplete(message: unknown, connection: Connection) {
    super.handleCommandComplete(message, connection);
    const { command, fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    // What is fetched has the form of the cursor, which may be another next time.
    if (command !== 'FETCH' && !this.#known.shapes.has(this.name))
      this.#known.shapes.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

type Answered = (error: Error | null, result?: pg.QueryResult) => void;
type Asked = { text: string; values?: unknown; name?: string; types?: unknown; submit?: unknown };

/**
 * Names the statements of a connection, so that PostgreSQL prepares each once: unnamed, as Drizzle sends them, they cost a
 * quarter more. Drizzle's bring parsers of their own, so they are described each time.
 */
export const nameStatements = (client: pg.PoolClient) => {
  const { connection } = client as unknown as { connection: Connection };
  const silent: Connection = Object.assign(Object.create(connection), { describe: () => undefined });
  const known: Known = { shapes: new Map(), silent };
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;

  const named = (first: Asked | string, ...rest: unknown[]) => {
    if (typeof first === 'string' || first.name || first.submit) return query(first, ...rest);
    if (first.types) return query({ ...first, name: statementName(first.text) }, ...rest);
    const [given, last] = rest;
    const statement = new NamedStatement(first.text, Array.isArray(given) ? given : first.values, known);
    const answered = typeof given === 'function' ? given : last;
    return answered ? query(statement, answered) : promised((answer) => query(statement, answer));
  };
  client.query = named as typeof client.query;
};

/** As the driver promises an answer: its error tells who asked, not who heard. */
const promised = (ask: (answered: Answered) => unknown) =>
  new Promise((resolve, reject) => {
    ask((error, result) => (error ? reject(error) : resolve(result)));
  }).catch((error: Error) => {
    Error.captureStackTrace(error);
    throw error;
  });

const names = new Map<string, string>();
const statementName = (text: string): string => {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  // Lists of ids make statements of many lengths; the memo must not grow with them for ever.
  if (names.size < 5_000) names.set(text, name);
  return name;
};
