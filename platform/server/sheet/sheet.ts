import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { writtenText } from '#platform/contract/clean-text.ts';
import { agencyZone } from '#platform/contract/days.ts';
import { stopThread } from '../threads/stop-thread.ts';

/** How a column is written. Text stays text whatever it begins with; money is in cents, days, months (by a day of theirs) and instants are ISO texts. */
export type SheetKind = 'text' | 'count' | 'money' | 'day' | 'month' | 'instant';
/** `width` in characters. */
export type SheetColumn<Row> = {
  header: string;
  kind: SheetKind;
  width: number;
  value: (row: Row) => string | number | null;
};

export type Cell = string | number | Date | null;
export type SheetHead = { name: string; columns: { header: string; kind: SheetKind; width: number }[] };
/** A sheet with all its rows. */
export type FilledSheet = SheetHead & { rows: Cell[][] };
/** To the worker: a batch of rows, that there are no more, or that its last piece was read. */
export type ToWorker = { rows: Cell[][] } | { end: true } | { taken: true };
/** From the worker: it needs rows, or here is a piece of the file; the last piece is empty. */
export type FromWorker = { want: true } | { piece: Uint8Array };

/**
 * An Excel file of one sheet, made while it is read. A worker thread packs it and holds one batch and one piece at a time,
 * so that a large export neither fills the memory nor delays other requests. `beside`: small sheets after it.
 */
export const streamSheet = <Row>(
  name: string,
  columns: SheetColumn<Row>[],
  batches: AsyncGenerator<Row[]>,
  beside: FilledSheet[] = [],
): Readable => {
  const written = (async function* () {
    for await (const rows of batches) yield rows.map((row) => columns.map((column) => cellOf(column, row)));
  })();
  return packed([{ name, columns: headsOf(columns) }, ...beside], written);
};

/** A sheet with its cells written out, so that sheets of other rows can stand beside it. */
export const filledSheet = <Row>(name: string, columns: SheetColumn<Row>[], rows: Row[]): FilledSheet => ({
  name,
  columns: headsOf(columns),
  rows: rows.map((row) => columns.map((column) => cellOf(column, row))),
});

/** An Excel file of several sheets, whose rows are in memory: for some thousand rows, not for lists. */
export const streamWorkbook = (sheets: FilledSheet[]): Readable => packed(sheets, noRows());

async function* noRows(): AsyncGenerator<Cell[][]> {}

const headsOf = <Row>(columns: SheetColumn<Row>[]) =>
  columns.map(({ header, kind, width }) => ({ header, kind, width }));

/** The file of these sheets; the first without rows takes these. */
const packed = (sheets: (SheetHead | FilledSheet)[], batches: AsyncGenerator<Cell[][]>): Readable => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: sheets,
    // It holds one batch. With more memory it would only collect garbage later.
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 },
  });
  const send = (message: ToWorker) => worker.postMessage(message);
  let isStarted = false;

  const file = new Readable({
    read() {
      // The first piece is sent without being asked for.
      if (isStarted) send({ taken: true });
      isStarted = true;
    },
    destroy(error, done) {
      Promise.allSettled([stopThread(worker), batches.return(undefined)]).then(() => done(error));
    },
  });

  const feed = async () => {
    const { value: rows, done } = await batches.next();
    send(done ? { end: true } : { rows });
  };
  worker.on('message', (message: FromWorker) => {
    if ('want' in message) feed().catch((error: Error) => file.destroy(error));
    else file.push(message.piece.length > 0 ? message.piece : null);
  });
  worker.on('error', (error) => file.destroy(error as Error));
  return file;
};

/** What stands in the cell of a column. */
export const cellOf = <Row>({ kind, value }: SheetColumn<Row>, row: Row): Cell => {
  const cell = value(row);
  if (cell === null) return null;
  if (kind === 'money') return Number(cell) / 100;
  if (kind === 'day' || kind === 'month') return new Date(`${cell}T00:00:00Z`);
  if (kind === 'instant') return agencyTime(String(cell));
  return typeof cell === 'string' ? writtenText(cell) : cell;
};

/** A sheet has no time zones, so the time is written as it was in the agency's zone. */
const agencyTime = (instant: string): Date => {
  const wall = Temporal.Instant.from(instant).toZonedDateTimeISO(agencyZone).toPlainDateTime();
  return new Date(`${wall.toString({ smallestUnit: 'second' })}Z`);
};
