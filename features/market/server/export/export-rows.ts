import { sheetMediaType } from '#platform/contract/files.ts';
import { formatCount } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inBatches } from '#platform/server/database/in-batches.ts';
import { placed } from '#platform/server/database/placed.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { type SheetColumn, streamSheet } from '#platform/server/sheet/sheet.ts';
import { exportName } from '../../rules/file-name.ts';
import { type ContentType, type MeasurementUnit, type Tool, tools } from '../../words/tools.ts';
import { type Asked, findRows, type Searched } from '../search/search.ts';
import { rowsText, type StoredRow } from '../search/search-rows.ts';

export type ExportQuery = Asked & {
  contentType: ContentType;
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
};

/** What a search looks like as a file: its columns, in the unit that is asked for. */
export type Exported<Row> = { tool: Tool; columns: (unit: MeasurementUnit) => SheetColumn<Row>[] };

/** The rows of a search as a file: all of them, or a page. @throws 413 for more rows than a file may hold */
export const exportRows = async <Query extends ExportQuery, Row>(
  at: Reading,
  search: Searched<Query, Row>,
  { tool, columns }: Exported<Row>,
  query: Query,
): Promise<FileAnswer> => {
  const { of, months, order, unit } = await findRows(at, search, query);
  const { pageNumber = 1, pageSize, contentType, sortBy } = query;
  const slice = pageSize === undefined ? undefined : { limit: pageSize, offset: (pageNumber - 1) * pageSize };
  const condition = of(months);
  if (!slice) await requireFewer(at, condition, at.config.exportRows);
  const { text, values } = rowsText(condition, order, slice);
  const set = Object.entries(query).filter(([, value]) => value !== undefined);
  await recordReading(at, {
    aggregate: 'export',
    aggregateId: at.actor.userId,
    action: `market.${tool}-exported`,
    detail: { filters: set.map(([name]) => name) },
  });
  return {
    name: exportName({ tool, sortBy, unit, size: pageSize, contentType, at: at.clock.now().toString() }),
    contentType: sheetMediaType,
    body: streamSheet(tools[tool], columns(unit), shownRows(at, search, { ...placed(text, values), unit })),
  };
};

type Statement = { text: string; values: unknown[]; unit: MeasurementUnit };

async function* shownRows<Row>(at: Reading, search: Searched<never, Row>, { unit, ...statement }: Statement) {
  for await (const rows of inBatches<StoredRow>(at.database, statement))
    yield rows.map((stored) => search.row(stored, unit));
}

/** Counts before the first byte leaves, as a refusal can't follow a file that has begun. */
const requireFewer = async (
  { db }: Pick<Reading, 'db'>,
  { text, values }: { text: string; values: Record<string, unknown> },
  most: number,
): Promise<void> => {
  const [found] = await ask<{ rows: number }>(db, `SELECT count(*) AS rows FROM market_row r WHERE ${text}`, values, {
    prepared: false,
  });
  const rows = found?.rows ?? 0;
  if (rows > most)
    throw new Refusal(
      'export.too-large',
      `There are ${formatCount(rows)} rows, and such a file holds ${formatCount(most)} at most. Narrow the search, or export a page.`,
    );
};
