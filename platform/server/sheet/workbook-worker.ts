import { parentPort, workerData } from 'node:worker_threads';
import { writeXlsx } from 'hucre/xlsx';
import { formats } from './formats.ts';
import type { FilledSheet } from './workbook.ts';

/** The thread that packs a workbook. */
const sheets = workerData as FilledSheet[];
const file = await writeXlsx({
  sheets: sheets.map(({ name, columns, rows }) => ({
    name,
    columns: columns.map(({ kind, width }) => {
      const numFmt = formats[kind];
      return numFmt ? { width, numFmt } : { width };
    }),
    rows: [columns.map(({ header }) => header), ...rows],
    freezePane: { rows: 1 },
  })),
});
parentPort?.postMessage(file);
