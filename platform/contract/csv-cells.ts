import { cleanLine } from './clean-text.ts';

/** The column names of an open-data file in lower case. The first may begin with a byte order mark. */
export const columnNames = (head: string[]): string[] =>
  head.map((name) =>
    name
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  );

/** A cell as it is stored: as text (`clean-text.ts`), and with single spaces. */
export const tidyCell = (cell = ''): string => cleanLine(cell).trim().replace(/ +/g, ' ');
