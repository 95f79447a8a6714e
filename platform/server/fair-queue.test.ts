import { expect, it } from 'vitest';
import { fairQueue } from './fair-queue.ts';

/** Work that ends when its test ends it, and the order in which it began. */
const bench = () => {
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      endings.push(() => resolve(name));
    });
  const endFirst = async () => {
    endings.shift()?.();
    await new Promise((done) => setImmediate(done));
  };
  return { begun, work, endFirst };
};

it('lets others in between, however much one person asks for', async () => {
  const queue = fairQueue({ each: 1, all: 2, waiting: 10 });
  const { begun, work, endFirst } = bench();
  const all = ['h1', 'h2', 'h3', 'h4', 'r1', 'm1'].map((name) => queue(name.charAt(0), work(name)));
  await new Promise((done) => setImmediate(done));
  expect(begun).toEqual(['h1', 'r1']);
  for (let ended = 0; ended < 6; ended++) await endFirst();
  expect(begun.indexOf('m1')).toBeLessThan(begun.indexOf('h3'));
  expect(await Promise.all(all)).toEqual(['h1', 'h2', 'h3', 'h4', 'r1', 'm1']);
});

it('refuses what exceeds the places of a person, and only theirs', async () => {
  const queue = fairQueue({ each: 1, all: 1, waiting: 2 });
  const { begun, work, endFirst } = bench();
  const taken = ['h1', 'h2', 'h3'].map((name) => queue('h', work(name)));
  await expect(queue('h', work('h4'))).rejects.toThrow('still being made');
  const other = queue('r', work('r1'));
  for (let ended = 0; ended < 4; ended++) await endFirst();
  expect(await Promise.all([...taken, other])).toEqual(['h1', 'h2', 'h3', 'r1']);
  expect(begun.indexOf('r1')).toBeLessThan(3);
});

it('goes on after work that fails', async () => {
  const queue = fairQueue({ each: 1, all: 1, waiting: 2 });
  await expect(queue('h', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue('h', async () => 'done')).toBe('done');
});
