import { readCsv } from '#platform/server/sheet/read-csv.ts';
import { columnsOfFile, type RegisterRow, rowOfFile } from '../register-row.ts';

/** The lines of the regulator's file "salesperson information", and how many could not be read. */
export const readRegisterFile = async (path: string): Promise<{ rows: RegisterRow[]; skipped: number }> => {
  const { head, lines } = await readCsv(path);
  const found = columnsOfFile(head);
  if ('missing' in found)
    throw new Error(`${path} is not the file "salesperson information": it has no ${found.missing.join(', ')}.`);
  const rows = lines.flatMap((cells) => rowOfFile(cells, found.at) ?? []);
  return { rows, skipped: lines.length - rows.length };
};
