/** The names in the first line of an open-data file, in small letters: it may begin with a mark of its encoding. */
export const columnNames = (head: string[]): string[] =>
  head.map((name) =>
    name
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  );

/** A cell as it can be kept: without what PostgreSQL takes in no text, each gap one space. */
export const tidyCell = (cell = ''): string => cell.replaceAll('\u0000', '').toWellFormed().trim().replace(/\s+/g, ' ');
