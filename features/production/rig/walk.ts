import { expect } from 'vitest';
import type { Data, Endpoint } from '#platform/contract/endpoint.ts';
import type { Client } from '#test/people.ts';
import { places } from '../links.rules.ts';
import { production } from '../room.calls.ts';
import { readAt } from './pages.ts';
import { readAs, sum } from './reading.ts';

type Dashboard = Data<typeof production.dashboard>;
type Row = Record<string, number>;
type List = { rows: Row[]; totals: Row; totalRecords: number };
type Figure = { count: number; cents: number };

const { deals, received, paidOut, outstanding: open } = production;

const sumOf = (rows: Row[], key: string) => sum(rows.map((row) => row[key] ?? 0));

/** Follows every figure of a salesperson's dashboard to the rows that it adds up. Answers how many figures there were. */
export const walkFigures = async (who: Client): Promise<number> => {
  let walked = 0;
  /** Opens the address of a figure, and holds the number of its rows and their sum against it. */
  const follow = async (figure: Figure, address: string, call: Endpoint, key: string): Promise<void> => {
    const { rows, totals, totalRecords } = (await readAt(who, address, call)) as unknown as List;
    expect([address, totalRecords, sumOf(rows, key)]).toEqual([address, figure.count, figure.cents]);
    expect([address, totals[key]]).toEqual([address, figure.cents]);
    walked += 1;
  };
  const dashboard = await readAs<Dashboard>(who, '/api/v1/my-production/init-myproduction-dashboard');
  const { spans, months, outstanding } = dashboard;
  const signed = (figure: Figure, ...period: Parameters<typeof places.signed>) =>
    follow(figure, places.signed(...period), deals, 'grossCents');
  for (const span of ['month', 'year', 'lastYear'] as const) {
    const days = spans[span];
    await follow(dashboard.submitted[span], places.submitted(days), deals, 'submittedCents');
    await signed(dashboard.gross[span], days);
    await follow(dashboard.received[span], places.received(days), received, 'cents');
    await follow(dashboard.paid[span], places.paid(days), paidOut, 'cents');
  }
  for (const month of months) {
    await signed(month, month);
    await signed(month.before, month.before);
  }
  const together = (figures: Figure[]) => ({
    count: sum(figures.map(({ count }) => count)),
    cents: sum(figures.map(({ cents }) => cents)),
  });
  const [first, last] = [months.at(0), months.at(-1)];
  if (!first || !last) throw new Error('There are always twelve months.');
  await signed(together(months), { from: first.from, to: last.to });
  await signed(together(months.map(({ before }) => before)), { from: first.before.from, to: last.before.to });
  for (const type of dashboard.types) await signed(type, spans.year, type.type);
  await signed(together(dashboard.types), spans.year);

  const shareOf = ({ count, shareCents }: { count: number; shareCents: number }) => ({ count, cents: shareCents });
  const aging = Object.entries(dashboard.aging).map(([late, bucket]) => [bucket, places.outstanding(late)] as const);
  for (const [figure, address] of [[outstanding, places.outstanding()] as const, ...aging]) {
    await follow(figure, address, open, 'openCents');
    await follow(shareOf(figure), address, open, 'shareCents');
  }
  const overdue = (await readAt(who, places.outstanding('OVERDUE'), open)).rows;
  expect(sum(overdue.map(({ openCents }) => openCents))).toBe(outstanding.overdueCents);
  expect(Math.max(0, ...overdue.map(({ daysLate }) => daysLate))).toBe(outstanding.oldestDays);
  return walked + 2;
};
