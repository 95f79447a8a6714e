import { expect, it } from 'vitest';
import type { Database } from '#platform/server/database/database.ts';
import { cached } from './answer-cache.server.ts';

const aDatabase = () => ({ database: {} as Database });

it('gives an answer of one database to nobody who asks another one, and asks each once', async () => {
  const [one, other] = [aDatabase(), aDatabase()];
  const answers = [
    await cached(one, 'version 1', async () => 'one'),
    await cached(other, 'version 1', async () => 'other'),
    await cached(one, 'version 1', async () => 'asked again'),
  ];
  expect(answers).toEqual(['one', 'other', 'one']);
});

it('asks again after a failure', async () => {
  const at = aDatabase();
  await expect(cached(at, 'key', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cached(at, 'key', async () => 'back')).toBe('back');
});
