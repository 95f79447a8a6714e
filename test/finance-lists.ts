import { read, utils } from '@e965/xlsx';
import { expect } from 'vitest';
import type { Contract } from '#platform/contract/endpoint.ts';
import { contracts } from '../apps/contracts.ts';
import type { Client } from './people.ts';

const place = '/agency/v1/finance';
type Row = Record<string, unknown>;
type Page = { rows: Row[]; totalRecords?: number; sums?: Record<string, number> | null };

const paths = new Set(
  Object.values(contracts).flatMap((calls: Contract) =>
    Object.values(calls).flatMap(({ method, path }) => (method === 'GET' ? [path] : [])),
  ),
);

/** Asked for by a period, as below, or with an answer that is no page of rows. */
const otherwise = [
  'ledger/balances',
  'ledger/months',
  'completed-deals',
  'gst/rows',
  'payouts/next',
  'payouts/held',
  'payouts/years/people',
];

/** The lists of the finance desk that have a file, beside the lines of each payout run: a new one is walked, too. */
const lists = [...paths]
  .filter((path) => path.startsWith('/v1/finance/') && !path.includes('{') && paths.has(`${path}/export`))
  .map((path) => path.replace('/v1/finance/', ''))
  .filter((list) => !otherwise.includes(list));

/** They are so few that they come at once. */
const withoutPages = ['ledger/months'];

/** Those that are asked for by a year or a quarter, here the ones that are. */
const { year, month } = Temporal.Now.plainDateISO('Asia/Singapore');
const quarter = `${year}-Q${Math.ceil(month / 3)}`;
const asked = [
  `payouts/years/people?year=${year}`,
  ...['OUTPUT', 'INPUT'].map((of) => `gst/rows?quarter=${quarter}&of=${of}`),
];

const allOf = async (who: Client, list: string): Promise<{ rows: Row[]; first: Page }> => {
  if (withoutPages.includes(list)) {
    const first = (await who.get(`${place}/${list}`)).body.data as Page;
    return { rows: first.rows, first };
  }
  const [path, filters = ''] = list.split('?');
  const rows: Row[] = [];
  let first: Page | undefined;
  for (let page = 1; ; page += 1) {
    const { status, body } = await who.get(`${place}/${path}?pageSize=100&pageNumber=${page}&${filters}`);
    expect([list, status, body.errors ?? []]).toEqual([list, 200, []]);
    const found = body.data as Page;
    first ??= found;
    rows.push(...found.rows);
    if (found.rows.length < 100) return { rows, first };
  }
};

const centsOf = (cell: unknown): number => (typeof cell === 'number' ? Math.round(cell * 100) : 0);
/** A sum in the hundredths of its column: a file has cents as dollars, and counts as they are. */
const hundredths = (name: string, sum: number): number => (name === 'entries' ? sum * 100 : sum);
/** The aging has its amounts by bucket. */
const amountOf = ({ buckets, ...row }: Row, name: string): number => Number({ ...(buckets as Row), ...row }[name] ?? 0);
const sumOf = (rows: Row[], cents: (row: Row) => number) => rows.reduce((sum, row) => sum + cents(row), 0);

/**
 * Every list of the finance desk: its sums are the sums of its rows, and its file has as many rows and a column for each sum. Answers how
 * many rows there were.
 */
export const walkLists = async (who: Client): Promise<number> => {
  let walked = 0;
  const runs = (await allOf(who, 'payouts')).rows.map(({ runId }) => `payouts/${runId}/lines`);
  for (const list of [...lists, ...withoutPages, ...asked, ...runs]) {
    const { rows, first } = await allOf(who, list);
    const { status, raw } = await who.get(`${place}/${list.replace(/(?=\?)|$/, '/export')}`);
    expect([list, status]).toEqual([list, 200]);
    const { Sheets, SheetNames } = read(raw);
    const file = utils.sheet_to_json<Row>(Sheets[SheetNames[0] ?? ''] ?? {});
    expect([list, file.length]).toEqual([list, rows.length]);
    if (first.totalRecords !== undefined) expect([list, first.totalRecords]).toEqual([list, rows.length]);
    const columns = [...new Set(file.flatMap((row) => Object.keys(row)))];
    const inFile = columns.map((column) => sumOf(file, (row) => centsOf(row[column])));
    for (const [name, cents] of Object.entries(first.sums ?? {})) {
      expect([list, name, sumOf(rows, (row) => amountOf(row, name))]).toEqual([list, name, cents]);
      const wanted = hundredths(name, cents);
      if (cents !== 0) expect([list, name, inFile]).toEqual([list, name, expect.arrayContaining([wanted])]);
    }
    walked += rows.length;
  }
  return walked;
};
