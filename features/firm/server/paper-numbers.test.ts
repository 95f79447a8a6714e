import { afterEach, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { testApp } from '#test/app.ts';
import { takePaperNumbers } from './paper-numbers.ts';

const app = await testApp();
const { $client } = app.services.database;

type Kind = Parameters<typeof takePaperNumbers>[1];

const take = (instant: string, kind: Kind, count = 1) =>
  transact({ ...app.asNobody, clock: clockAt(instant) }, (at) => takePaperNumbers(at, kind, count));

afterEach(() => $client.query("DELETE FROM setting WHERE key = 'financialYearStart'"));

describe('the numbers of a paper', () => {
  it('have no gap and none twice where many take them at once, and a change that fails gives its numbers back', async () => {
    const counts = Array.from({ length: 40 }, (_, index) => (index % 4) + 1);
    const takers = counts.map((count, index) =>
      transact({ ...app.asNobody, clock: clockAt('2026-11-20T02:00:00Z') }, async (at) => {
        const numbers = await takePaperNumbers(at, 'INV', count);
        if (index % 5 === 0) throw new Error('The change failed');
        return numbers;
      }),
    );
    const settled = await Promise.allSettled(takers);
    const taken = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(taken).toHaveLength(32);
    const all = taken.flat().toSorted();
    expect(all).toEqual(all.map((_, index) => `INV26-${String(index + 1).padStart(6, '0')}`));
    // Those of one change follow each other.
    for (const numbers of taken)
      expect(numbers).toEqual(all.slice(all.indexOf(numbers[0] ?? '')).slice(0, numbers.length));
    expect(await take('2026-11-20T02:00:00Z', 'CN')).toEqual(['CN26-000001']);
  });

  it('begin with 1 again in each calendar year, at midnight in Singapore', async () => {
    expect(await take('2026-12-31T15:59:59Z', 'OR')).toEqual(['OR26-000001']);
    expect(await take('2026-12-31T16:00:00Z', 'OR')).toEqual(['OR27-000001']);
  });

  it('begin with 1 again on 1 April where the financial year does, and have the name of the year in which it begins', async () => {
    await $client.query("INSERT INTO setting (key, value) VALUES ('financialYearStart', '4')");
    expect(await take('2027-01-01T04:00:00Z', 'PV', 2)).toEqual(['PV26-000001', 'PV26-000002']);
    expect(await take('2027-03-31T15:59:59Z', 'PV')).toEqual(['PV26-000003']);
    expect(await take('2027-03-31T16:00:00Z', 'PV')).toEqual(['PV27-000001']);
  });
});
