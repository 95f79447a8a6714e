import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Cell, cellOf, type SheetColumn, type SheetHead } from './sheet.ts';

/** A sheet of a workbook with all its rows. */
type Sheet<Row> = { name: string; columns: SheetColumn<Row>[]; rows: Row[] };
export type FilledSheet = SheetHead & { rows: Cell[][] };

/** A sheet with its cells written out, so that sheets of other rows can stand beside it. */
export const filledSheet = <Row>({ name, columns, rows }: Sheet<Row>): FilledSheet => ({
  name,
  columns: columns.map(({ header, kind, width }) => ({ header, kind, width })),
  rows: rows.map((row) => columns.map((column) => cellOf(column, row))),
});

/** An Excel file of several sheets. It is packed in memory, in a thread of its own: for some thousand rows, not for lists. */
export const makeWorkbook = async (sheets: FilledSheet[]): Promise<Buffer> => {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { workerData: sheets });
  try {
    const [file] = (await once(worker, 'message')) as [Uint8Array];
    return Buffer.from(file);
  } finally {
    await worker.terminate();
  }
};
