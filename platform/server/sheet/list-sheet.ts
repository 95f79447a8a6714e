import { sheetMediaType } from '#platform/contract/files.ts';
import { recordReading } from '../audit/record-reading.ts';
import { today } from '../clock.ts';
import type { Reading } from '../context.ts';
import type { Values } from '../database/placed.ts';
import type { FileAnswer } from '../http/files.ts';
import { type SheetColumn, streamSheet } from './sheet.ts';
import { requireFewRows, sheetRows } from './sheet-rows.ts';

/** The file of a list: `name` of the file in words joined by `-`, `title` of its sheet, and what the audit trail calls it. */
export type ListSheet<Row> = { name: string; title: string; action: string; columns: SheetColumn<Row>[] };

/** A statement of all rows in their order, or the rows themselves where they are few. */
type Rows<Row> = { text: string; values: Values; present?: (batch: Row[]) => Promise<Row[]> } | Row[];

/**
 * The rows of a list as an Excel file. It is recorded who made it and which filters were set; not what was typed, which may
 * be a name. @throws 413 for more rows than a file may hold
 */
export const listSheet = async <Row extends object>(
  at: Reading,
  { name, title, action, columns }: ListSheet<Row>,
  query: Record<string, unknown>,
  rows: Rows<NoInfer<Row>>,
): Promise<FileAnswer> => {
  if (Array.isArray(rows)) requireFewRows(at, rows.length);
  const batches = Array.isArray(rows) ? atOnce(rows) : presented(await sheetRows<Row>(at, rows), rows.present);
  const filters = Object.keys(query).filter((key) => query[key] !== undefined);
  await recordReading(at, {
    aggregate: 'export',
    aggregateId: at.actor.userId,
    action,
    detail: { list: title, filters },
  });
  return {
    name: `${name}_${today(at.clock)}.xlsx`,
    contentType: sheetMediaType,
    body: streamSheet(title, columns, batches),
  };
};

async function* presented<Row>(
  batches: AsyncGenerator<Row[]>,
  present: (batch: Row[]) => Promise<Row[]> | Row[] = (batch) => batch,
): AsyncGenerator<Row[]> {
  for await (const batch of batches) yield await present(batch);
}

async function* atOnce<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  if (rows.length > 0) yield rows;
}
