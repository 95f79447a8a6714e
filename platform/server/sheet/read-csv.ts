import { readFile } from 'node:fs/promises';
import { parseCsv } from 'hucre/csv';

/** A file of comma-separated values: its first line, and the others, each cell as it is written there. */
export const readCsv = async (path: string): Promise<{ head: string[]; lines: string[][] }> => {
  const [head = [], ...lines] = parseCsv(await readFile(path, 'utf8'), { delimiter: ',', skipEmptyRows: true }).map(
    (cells) => cells.map((cell) => String(cell ?? '')),
  );
  return { head, lines };
};
