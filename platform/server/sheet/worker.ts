import { parentPort, workerData } from 'node:worker_threads';
import { exitWhenStopped } from '../threads/stop-thread.ts';
import type { Cell, FilledSheet, FromWorker, SheetHead, ToWorker } from './sheet.ts';
import { xlsxPieces } from './xlsx.ts';

/**
 * The thread that packs a file. It asks for the rows of a sheet that has none, and sends the next piece of the file once the last one
 * was read.
 */

const sheets = workerData as (SheetHead | FilledSheet)[];
const port = parentPort;
if (!port) throw new Error('This runs as a worker.');
exitWhenStopped(port);

let onRows: (rows: Cell[][] | null) => void = () => undefined;
let onTaken: () => void = () => undefined;
port.on('message', (message: ToWorker | string) => {
  if (typeof message === 'string') return;
  if ('taken' in message) onTaken();
  else onRows('rows' in message ? message.rows : null);
});
const send = (message: FromWorker) => port.postMessage(message);

async function* requestedRows(): AsyncGenerator<Cell[]> {
  while (true) {
    const batch = await new Promise<Cell[][] | null>((resolve) => {
      onRows = resolve;
      send({ want: true });
    });
    if (!batch) return;
    yield* batch;
  }
}

for await (const piece of xlsxPieces(sheets.map((sheet) => ({ rows: requestedRows(), ...sheet })))) {
  if (piece.length === 0) continue;
  const taken = new Promise<void>((resolve) => {
    onTaken = resolve;
  });
  send({ piece });
  await taken;
}
send({ piece: new Uint8Array() });
port.close();
