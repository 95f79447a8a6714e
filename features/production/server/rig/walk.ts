import { expect } from 'vitest';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Client } from '#test/people.ts';
import type { production } from '../../contract/index.ts';
import { readAs, sum } from './reading.ts';

type Dashboard = Data<typeof production.dashboard>;
type Row = Record<string, number>;
type List = { rows: Row[]; totals: Row; totalRecords: number };
type Figure = { count: number; cents: number };

const place = '/api/v1/my-production';

const read = <T>(who: Client, path: string): Promise<T> => readAs(who, `${place}/${path}`);

const sumOf = (rows: Row[], key: string) => sum(rows.map((row) => row[key] ?? 0));

/** Asks a list for the rows of a figure, and holds their number and their sum against it. Answers how many were compared. */
const leadsTo = async (who: Client, name: string, figure: Figure, path: string, key: string): Promise<void> => {
  const { rows, totals, totalRecords } = await read<List>(who, `${path}&pageSize=9999`);
  expect([name, totalRecords, sumOf(rows, key)]).toEqual([name, figure.count, figure.cents]);
  expect([name, totals[key]]).toEqual([name, figure.cents]);
};

const days = ({ from, to }: { from: string; to: string }) => `from=${from}&to=${to}`;

/** Follows every figure of a salesperson's dashboard to the rows that it adds up. Answers how many figures there were. */
export const walkFigures = async (who: Client): Promise<number> => {
  const found = await read<Dashboard>(who, 'init-myproduction-dashboard');
  const { spans, outstanding } = found;
  const cards = {
    submitted: [(span: string) => `search-deal-submitted?by=SUBMITTED&${span}`, 'submittedCents'],
    gross: [(span: string) => `search-deal-submitted?by=SIGNED&${span}`, 'grossCents'],
    received: [(span: string) => `search-received-deal?${span}`, 'cents'],
    paid: [(span: string) => `search-payout?${span}`, 'cents'],
  } as const;
  let walked = 0;
  const follow = async (...given: Parameters<typeof leadsTo>) => {
    await leadsTo(...given);
    walked += 1;
  };
  for (const [card, [pathOf, key]] of Object.entries(cards) as [keyof typeof cards, (typeof cards)['gross']][])
    for (const span of ['month', 'year', 'lastYear'] as const)
      await follow(who, `${card} ${span}`, found[card][span], pathOf(days(spans[span])), key);
  const [byDay, grossKey] = cards.gross;
  for (const month of found.months) {
    await follow(who, month.from, month, byDay(days(month)), grossKey);
    await follow(who, `before ${month.from}`, month.before, byDay(days(month.before)), grossKey);
  }
  for (const type of found.types)
    await follow(who, type.type, type, `${byDay(days(spans.year))}&type=${type.type}`, grossKey);
  const open = 'search-outstanding-invoice?';
  for (const key of ['openCents', 'shareCents'] as const) {
    const figureOf = (of: Figure & { shareCents: number }) =>
      key === 'openCents' ? of : { count: of.count, cents: of.shareCents };
    await follow(who, `outstanding ${key}`, figureOf(outstanding), open, key);
    for (const [late, bucket] of Object.entries(found.aging))
      await follow(who, `${late} ${key}`, figureOf(bucket), `${open}late=${late}`, key);
  }
  const overdue = await read<List>(who, `${open}late=OVERDUE&pageSize=9999`);
  expect(sumOf(overdue.rows, 'openCents')).toBe(outstanding.overdueCents);
  expect(Math.max(0, ...overdue.rows.map(({ daysLate = 0 }) => daysLate))).toBe(outstanding.oldestDays);
  return walked + 2;
};
