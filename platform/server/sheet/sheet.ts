import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { agencyZone } from '#platform/contract/days.ts';

/** How a column is written: text stays text whatever it begins with; money is given in cents, days and instants as ISO. */
export type SheetKind = 'text' | 'count' | 'money' | 'day' | 'instant';
/** `width` in characters. */
export type SheetColumn<Row> = {
  header: string;
  kind: SheetKind;
  width: number;
  value: (row: Row) => string | number | null;
};

export type Cell = string | number | Date | null;
export type SheetHead = { name: string; columns: { header: string; kind: SheetKind; width: number }[] };
/** To the worker: a batch of rows, the end of them, or that what it sent was taken. */
export type ToWorker = { rows: Cell[][] } | { end: true } | { taken: true };
/** From the worker: asks for rows, or hands over a piece of the file; the last piece is empty. */
export type FromWorker = { want: true } | { piece: Uint8Array };

/**
 * An Excel file of one sheet, made while it is read. The packing is done in a thread of its own, which holds one batch and
 * one piece at a time, so that a large export neither fills the memory nor keeps other requests waiting.
 */
export const streamSheet = <Row>(
  name: string,
  columns: SheetColumn<Row>[],
  batches: AsyncGenerator<Row[]>,
): Readable => {
  const head: SheetHead = { name, columns: columns.map(({ header, kind, width }) => ({ header, kind, width })) };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: head,
    // It holds one batch: more memory would only let it put off cleaning up.
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 },
  });
  const tell = (message: ToWorker) => worker.postMessage(message);
  let isStarted = false;

  const file = new Readable({
    read() {
      // The first piece comes by itself.
      if (isStarted) tell({ taken: true });
      isStarted = true;
    },
    destroy(error, done) {
      Promise.allSettled([worker.terminate(), batches.return(undefined)]).then(() => done(error));
    },
  });

  const feed = async () => {
    const { value: rows, done } = await batches.next();
    tell(done ? { end: true } : { rows: rows.map((row) => columns.map((column) => cellOf(column, row))) });
  };
  worker.on('message', (message: FromWorker) => {
    if ('want' in message) feed().catch((error: Error) => file.destroy(error));
    else file.push(message.piece.length > 0 ? message.piece : null);
  });
  worker.on('error', (error) => file.destroy(error as Error));
  return file;
};

const cellOf = <Row>({ kind, value }: SheetColumn<Row>, row: Row): Cell => {
  const given = value(row);
  if (given === null) return null;
  if (kind === 'money') return Number(given) / 100;
  if (kind === 'day') return new Date(`${given}T00:00:00Z`);
  return kind === 'instant' ? onTheWall(String(given)) : given;
};

/** A sheet knows no zones: the hour is the one that the agency's clock showed. */
const onTheWall = (instant: string): Date => {
  const wall = Temporal.Instant.from(instant).toZonedDateTimeISO(agencyZone).toPlainDateTime();
  return new Date(`${wall.toString({ smallestUnit: 'second' })}Z`);
};
