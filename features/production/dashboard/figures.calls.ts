import * as z from 'zod';
import { type Lateness, lateness } from '#features/billing/reports/late.rules.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { keysOf } from '#platform/contract/fields.ts';
import { Figure, Span } from '../parts.calls.ts';
import { dealTypes } from '../production.words.ts';

/** A figure of this month, of this year to date, and of the same days last year. */
const Card = z.object({ month: Figure, year: Figure, lastYear: Figure });
export type Card = z.output<typeof Card>;

/** Outstanding amount of invoices with GST, and my part of it once it is paid. */
const Open = Figure.extend({ shareCents: z.int() });

const Month = Span.extend({ ...Figure.shape, before: Span.extend(Figure.shape) });
export type Month = z.output<typeof Month>;

/** The figures of My Production. Each is the sum of the rows of a list; `spans` are the days that it is of. */
export const figureCalls = {
  dashboard: endpoint({
    method: 'GET',
    path: '/v1/my-production/init-myproduction-dashboard',
    who: 'signed-in',
    summary:
      'The figures of My Production: this month, this year and last year, by month, type and age. Staff have none.',
    data: z.object({
      today: z.iso.date(),
      spans: z.object({ month: Span, year: Span, lastYear: Span }),
      submitted: Card,
      gross: Card,
      received: Card,
      paid: Card,
      outstanding: Open.extend({ overdueCents: z.int(), oldestDays: z.int() }),
      /** The last twelve months, the last one to date, each with the same month of the year before. */
      months: z.array(Month),
      /** For the year to date, the largest first. */
      types: z.array(z.object({ type: z.enum(keysOf(dealTypes)), ...Figure.shape })),
      /** This year, and earlier years with payouts to me: those that have an income report. */
      incomeYears: z.array(z.string()),
      aging: z.object(Object.fromEntries(keysOf(lateness).map((key) => [key, Open])) as Record<Lateness, typeof Open>),
    }),
  }),
};
