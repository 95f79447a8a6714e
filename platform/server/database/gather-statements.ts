import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type pg from 'pg';

/** What node-postgres keeps to itself: how it ends a statement, and what it does when one was answered. */
type Inside = {
  connection: EventEmitter & { stream: Socket; sync(): void; query(text: string): void };
  _handleReadyForQuery(message: { status: string }): void;
  _handleErrorMessage(error: Error): void;
};

/**
 * What is asked in one turn of the event loop leaves in one packet with one Sync at its end, and is answered in one packet:
 * the driver would end each statement with a Sync, at which PostgreSQL sends what it has, and a packet costs more than most
 * statements. What comes behind a statement that failed is passed over up to the Sync, and fails with the same error.
 */
export const gatherStatements = (client: pg.PoolClient) => {
  const inside = client as unknown as Inside;
  const { connection } = inside;
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;
  const [sync, simpleQuery] = [connection.sync.bind(connection), connection.query.bind(connection)];
  /** For each Sync on its way, how many of the statements before it have no answer yet. */
  const waiting: number[] = [];
  let asked = 0;
  let isGathering = false;

  const end = () => {
    if (asked > 0) {
      waiting.push(asked);
      asked = 0;
      sync();
    }
  };
  const leave = () => {
    isGathering = false;
    end();
    connection.stream.uncork();
  };
  const gathered = (...all: unknown[]) => {
    if (!isGathering) {
      isGathering = true;
      connection.stream.cork();
      process.nextTick(leave);
    }
    return query(...all);
  };
  client.query = gathered as typeof client.query;
  connection.sync = () => {
    asked += 1;
  };
  // A text alone is a Sync in itself.
  connection.query = (text) => {
    end();
    waiting.push(1);
    simpleQuery(text);
  };

  /** The driver waits for a word after each statement, which PostgreSQL now says after the last alone. */
  const isLast = () => (waiting[0] ?? 0) <= 1;
  const goOn = (status: string) => {
    waiting[0] = (waiting[0] ?? 0) - 1;
    inside._handleReadyForQuery({ status });
  };
  const answered = () => {
    if (!isLast()) goOn('T');
  };
  for (const answer of ['commandComplete', 'emptyQuery', 'closeComplete']) connection.on(answer, answered);
  connection.on('errorMessage', (error: Error) => {
    while (!isLast()) {
      goOn('E');
      inside._handleErrorMessage(error);
    }
  });
  connection.on('readyForQuery', () => waiting.shift());
};
