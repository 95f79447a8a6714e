import { parentPort, workerData } from 'node:worker_threads';
import { writeXlsxStream } from 'hucre/xlsx';
import { formats } from './formats.ts';
import type { Cell, FromWorker, SheetHead, ToWorker } from './sheet.ts';

/** The thread that packs one sheet. It asks for rows, and sends the next piece of the file once the last one was read. */

const { name, columns, lead = [] } = workerData as SheetHead;
const port = parentPort;
if (!port) throw new Error('This runs as a worker.');

let onRows: (rows: Cell[][] | null) => void = () => undefined;
let onTaken: () => void = () => undefined;
port.on('message', (message: ToWorker) => {
  if ('taken' in message) onTaken();
  else onRows('rows' in message ? message.rows : null);
});
const send = (message: FromWorker) => port.postMessage(message);

async function* rows(): AsyncGenerator<Cell[]> {
  if (lead.length > 0) {
    for (const line of lead) yield [line];
    yield [];
    yield columns.map(({ header }) => header);
  }
  while (true) {
    const batch = await new Promise<Cell[][] | null>((resolve) => {
      onRows = resolve;
      send({ want: true });
    });
    if (!batch) return;
    yield* batch;
  }
}

const file = writeXlsxStream(rows(), {
  name,
  columns: columns.map(({ header, kind, width }) => {
    const numFmt = formats[kind];
    const head = lead.length > 0 ? {} : { header };
    return numFmt ? { ...head, width, numFmt } : { ...head, width };
  }),
  freezePane: { rows: lead.length > 0 ? lead.length + 2 : 1 },
});
for await (const piece of file) {
  if (piece.length === 0) continue;
  const taken = new Promise<void>((resolve) => {
    onTaken = resolve;
  });
  send({ piece });
  await taken;
}
send({ piece: new Uint8Array() });
port.close();
