import { expect } from 'vitest';
import { formatDay, formatInstant } from '#platform/contract/days.ts';
import { addressOf, type Data, type Endpoint } from '#platform/contract/endpoint.ts';
import type { Client } from '../people.ts';
import { sheetsShown } from '../soffice.ts';
import { writtenSheets } from './written.ts';

/** The Excel files that were opened so far, by their calls. */
const opened = new Set<string>();
const nameOf = (call: Endpoint) => `${call.method} ${addressOf(call)}`;

/** Every Excel file that the product exports and that was not opened. */
export const notOpened = (): string[] =>
  writtenSheets()
    .map(({ call }) => nameOf(call))
    .filter((name) => !opened.has(name));

type Asked = { params?: Record<string, string>; query?: Record<string, string>; body?: object };

const answerOf = async (who: Client, call: Endpoint, { params = {}, query = {}, body = {} }: Asked) => {
  const path = addressOf(call).replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const address = `${path}?${new URLSearchParams(query)}`;
  const answer = await (call.method === 'POST' ? who.post(address, body) : who.get(address));
  expect([address, answer.status, answer.body.errors ?? []]).toEqual([address, 200, []]);
  return answer;
};

/** The sheets of an Excel file by name, as LibreOffice shows them. */
export const sheetsOf = async (who: Client, call: Endpoint, asked: Asked = {}) => {
  const { raw } = await answerOf(who, call, asked);
  opened.add(nameOf(call));
  return sheetsShown(raw);
};

export const dataOf = async <E extends Endpoint>(who: Client, call: E, asked: Asked = {}): Promise<Data<E>> =>
  (await answerOf(who, call, asked)).body.data;

export type RowOf<E extends Endpoint> = Data<E> extends { rows: (infer Row)[] } ? Row : never;

/** All rows of a list, on one page. */
export const rowsOf = async <E extends Endpoint>(
  who: Client,
  call: E,
  query: Record<string, string> = {},
): Promise<RowOf<E>[]> => {
  const { rows } = (await dataOf(who, call, { query: { pageSize: '9999', ...query } })) as { rows: RowOf<E>[] };
  return rows;
};

/** How LibreOffice shows cents, a day and an instant. */
export const money = (cents: number | null) =>
  cents === null ? '' : (cents / 100).toLocaleString('en', { minimumFractionDigits: 2 });
export const day = (given: string | null) => (given === null ? '' : formatDay(given));
export const instant = (given: string | null) => (given === null ? '' : formatInstant(given).replace(',', ''));

export type Columns<Row> = Record<string, (row: Row) => string | number | null>;

/** The sheet has these columns, in this order, and these rows, of which there is one at least. */
export const shows = <Row>(sheet: string[][] | undefined, columns: Columns<Row>, rows: Row[]) => {
  expect(rows.length).toBeGreaterThan(0);
  const cells = rows.map((row) => Object.values(columns).map((cell) => String(cell(row) ?? '')));
  expect(sheet).toEqual([Object.keys(columns), ...cells]);
};

/** A list and its file. `filters` are those of both, `order` that of the list where it is not the one of the file. */
export const sameAsList = <E extends Endpoint>(
  sheet: string,
  {
    list,
    file,
    columns,
    ...asked
  }: {
    list: E;
    file: Endpoint;
    columns: Columns<RowOf<E>>;
    filters?: Record<string, string>;
    order?: 'asc' | 'desc';
  },
) => ({
  sheet,
  isShownTo: async (who: Client, filters = asked.filters ?? {}) => {
    const order = asked.order ? { sortDirection: asked.order } : {};
    const rows = await rowsOf(who, list, { ...filters, ...order });
    const sent = file.method === 'POST' ? { body: filters } : { query: filters };
    const sheets = await sheetsOf(who, file, sent);
    expect(Object.keys(sheets)).toEqual([sheet]);
    shows(sheets[sheet], columns, rows);
  },
});
