/** Rows in parts that one INSERT has room for: a statement takes at most 65,535 values. */
export const inParts = <T>(rows: T[], size = 2_000): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size));
