import { formatInstant } from '#platform/contract/days.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import { formatCount } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inBatches } from '#platform/server/database/in-batches.ts';
import { placed } from '#platform/server/database/placed.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { type FilledSheet, filledSheet, type SheetColumn, streamSheet } from '#platform/server/sheet/sheet.ts';
import { readStatistics, readTrend } from '../figures/statistics.server.ts';
import type { Condition } from '../search/condition.server.ts';
import { conditionWords } from '../search/conditions.rules.ts';
import { freshness } from '../search/freshness.rules.ts';
import { findRows, type Searched, type SearchQuery } from '../search/search.server.ts';
import { readRows, rowsText, type StoredRow } from '../search/search-rows.server.ts';
import { type ContentType, type MeasurementUnit, type Tool, tools, unitPriceWords } from '../tools.words.ts';
import { exportName } from './file-name.rules.ts';
import { paperOf, paperRows } from './paper.server.ts';

export type ExportQuery = SearchQuery & {
  contentType: ContentType;
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
};

/** A search as a file: its columns, in the chosen unit. */
export type Exported<Row> = { tool: Tool; columns: (unit: MeasurementUnit) => SheetColumn<Row>[] };

/** The rows of a search as a file: all of them, or a page. @throws 413 for more rows than such a file may hold */
export const exportRows = async <Query extends ExportQuery, Row>(
  at: Reading,
  search: Searched<Query, Row>,
  { tool, columns }: Exported<Row>,
  query: Query,
): Promise<FileAnswer> => {
  const { conditionIn, months, order, unit, source } = await findRows(at, search, query);
  const { pageNumber = 1, pageSize, contentType, sortBy } = query;
  const condition = conditionIn(months);
  const most = contentType === 'Excel' ? at.config.exportRows : paperRows;
  const slice = pageSize === undefined ? undefined : { limit: pageSize, offset: (pageNumber - 1) * pageSize };
  if (!slice) requireFewer(await countRows(at, condition), most);
  await recordExport(at, tool, query);
  const name = exportName({ tool, sortBy, unit, size: pageSize, contentType, at: at.clock.now().toString() });
  if (contentType === 'Excel') {
    const { text, values } = rowsText(condition, order, slice);
    const about = aboutRows(at, {
      tool,
      conditions: conditionWords(query, source.rows > 0 ? months : null, unit),
      source: `${source.name}, ${source.licence}. ${freshness(source)}`,
      note: source.note,
    });
    const batches = shownRows(at, search, { ...placed(text, values), unit });
    return { name, contentType: sheetMediaType, body: streamSheet(tools[tool], columns(unit), batches, [about]) };
  }
  const measure = search.trend(query);
  const [rows, { now: statistics }, trend] = await Promise.all([
    readRows(at, condition, order, slice ?? { limit: paperRows, offset: 0 }),
    readStatistics(at, condition, { unit, since: months.from }),
    readTrend(at, condition, { of: measure, unit }),
  ]);
  const unitWord = unitPriceWords[unit];
  const paper = {
    title: `${tools[tool]}, market data`,
    conditions: conditionWords(query, source.rows > 0 ? months : null, unit),
    source: `${source.name}, ${source.licence}. ${freshness(source)}`,
    statistics,
    unitWord,
    trend,
    trendWords: measure === 'price' ? 'Price by month' : `${unitWord} by month`,
    columns: columns(unit),
    rows: rows.map((row) => search.row(row, unit)),
  };
  return paperOf(at, paper, { contentType, name });
};

type About = { tool: Tool; conditions: string[]; source: string; note: string };
type Fact = { label: string; words: string };

/** Describes the file on a sheet beside its rows: filters, source, period, and when it was made. */
export const aboutRows = (at: Pick<Reading, 'clock'>, { tool, conditions, source, note }: About): FilledSheet => {
  const facts: Fact[] = [
    { label: 'Search', words: tools[tool] },
    ...(conditions.length > 0 ? conditions : ['None']).map((words) => ({ label: 'Condition', words })),
    { label: 'Source', words: source },
    ...(note ? [{ label: 'Note', words: note }] : []),
    { label: 'Made', words: formatInstant(at.clock.now().toString()) },
  ];
  return filledSheet(
    'Conditions',
    [
      { header: 'About this file', kind: 'text', width: 18, value: ({ label }: Fact) => label },
      { header: 'Details', kind: 'text', width: 110, value: ({ words }: Fact) => words },
    ],
    facts,
  );
};

/** Records who exported what, and by which filters, but not the text they searched for. */
export const recordExport = (at: Reading, tool: Tool, query: Record<string, unknown>): Promise<void> => {
  const filters = Object.keys(query).filter((name) => query[name] !== undefined);
  const trail = { aggregate: 'export', aggregateId: at.actor.userId, action: `market.${tool}-exported` };
  return recordReading(at, { ...trail, detail: { filters } });
};

type Statement = { text: string; values: unknown[]; unit: MeasurementUnit };

async function* shownRows<Row>(
  at: Reading,
  search: Pick<Searched<never, Row>, 'row'>,
  { unit, ...statement }: Statement,
) {
  for await (const rows of inBatches<StoredRow>(at.database, statement))
    yield rows.map((stored) => search.row(stored, unit));
}

const countRows = async ({ db }: Pick<Reading, 'db'>, { text, values }: Condition): Promise<number> => {
  const statement = `SELECT count(*) AS rows FROM market_row r WHERE ${text}`;
  const [row] = await ask<{ rows: number }>(db, statement, values, { prepared: false });
  return row?.rows ?? 0;
};

/** Counted before the first byte leaves, as a refusal can't follow a file that has begun. */
export const requireFewer = (rows: number, most: number): void => {
  if (rows > most)
    throw new Refusal(
      'export.too-large',
      `There are ${formatCount(rows)} rows, and such a file holds ${formatCount(most)} at most. Narrow the search, or export a page.`,
    );
};
