import { expect, it } from 'vitest';
import * as z from 'zod';
import { contracts } from './contracts.ts';

/** The calls that move money, by their rooms. */
const rooms = ['billing', 'payout'] as const;

const isDay = (schema: z.ZodType) =>
  schema.safeParse('2026-11-20').success && !schema.safeParse('2026-13-20').success && !schema.safeParse('x').success;

const days = rooms.flatMap((room) =>
  Object.entries(contracts[room] ?? {}).flatMap(([name, { body }]) =>
    body instanceof z.ZodObject
      ? Object.entries(body.shape as Record<string, z.ZodType>)
          .filter(([, schema]) => isDay(schema))
          .map(([field, schema]) => ({ of: `${field} of ${room}.${name}`, schema }))
      : [],
  ),
);

it('no day of money is of another century', () => {
  expect(days.length).toBeGreaterThanOrEqual(12);
  const taken = days.filter(({ schema }) => ['1900-01-01', '2199-12-31'].some((day) => schema.safeParse(day).success));
  expect(taken.map(({ of }) => of)).toEqual([]);
});
