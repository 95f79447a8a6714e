import { beforeAll, expect, it } from 'vitest';
import type { Actor } from '#platform/contract/actor.ts';
import { type Endpoint, endpoint } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { atEndOfFile } from '#test/at-end.ts';
import { freshDatabase } from '#test/database.ts';
import type { Services, Writing } from '../context.ts';
import { ask } from '../database/ask.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { implement } from './implement.ts';
import { perform } from './perform.ts';

/** A change that takes a second word is made with one, and no other change takes any. */

let database: Database;
beforeAll(async () => {
  database = openDatabase((await freshDatabase()).appUrl, 2, () => undefined);
  atEndOfFile(() => database.$client.end());
});

const actor: Actor = { userId: 'u1', userName: 'an', role: 'staff', desks: [], via: 'password', sessionId: 's1' };
const change = { method: 'POST', path: '/v1/changes', who: 'staff', summary: '' } as const;
const refused = new Refusal('session.unconfirmed', 'Confirm that it is you.');

/** Makes a change that writes a row, with or without a second word. Answers how many rows are there then. */
const make = async (secondWord: Endpoint['secondWord'], isGiven: boolean, isConfirmed = true) => {
  const key = `${secondWord}.${isGiven}.${isConfirmed}`;
  const [route] = implement(
    'x',
    { change: endpoint({ ...change, ...(secondWord && { secondWord }) }) },
    {
      change: async (at: Writing) => {
        await ask(at.db, 'INSERT INTO setting (key) VALUES ($1)', [key]);
        if (isGiven && at.secondWords) {
          await at.secondWords.requireConfirmed();
          at.secondWords.isGiven = true;
        }
        return undefined;
      },
    },
  );
  if (!route) throw new Error('There is no route.');
  const origin = { requestId: 'r1', address: '10.0.0.1', userAgent: 'test' };
  const input = { params: undefined, query: undefined, body: undefined };
  const failure = await perform(
    route,
    { database } as Services,
    { actor, origin, input },
    {
      requireConfirmed: async () => {
        if (!isConfirmed) throw refused;
      },
    },
  ).then(
    () => '',
    (error: Error) => error.message,
  );
  return { failure, rows: (await ask(database, 'SELECT 1 FROM setting WHERE key = $1', [key])).length };
};

it.each<[Endpoint['secondWord'], boolean, string]>([
  [undefined, false, ''],
  [true, true, ''],
  ['at-times', true, ''],
  ['at-times', false, ''],
  [true, false, '/v1/changes takes a second word, and was done without one.'],
  [undefined, true, '/v1/changes took a second word, and its contract does not say so.'],
])('a call with the mark %s, in which a second word was given: %s', async (secondWord, isGiven, failure) => {
  expect(await make(secondWord, isGiven)).toEqual({ failure, rows: failure ? 0 : 1 });
});

it.each<Endpoint['secondWord']>([true, 'at-times'])(
  'asks whoever gives one for the password: %s',
  async (secondWord) => {
    expect(await make(secondWord, true, false)).toEqual({ failure: refused.message, rows: 0 });
  },
);
