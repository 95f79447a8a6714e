type Cell = { colSpan: number; rowSpan: number };

/**
 * Cells of a table as rows of one width: a cell that spans columns or rows is at its first place, with empty ones for the rest. Without
 * this, figures beside a merged cell would be below the wrong headings.
 */
export const gridOf = <T extends Cell>(rows: T[][], mostColumns: number): (T | undefined)[][] => {
  const taken = rows.map(() => new Set<number>());
  const grid = rows.map((cells, row) => {
    const made: (T | undefined)[] = [];
    let column = 0;
    for (const cell of cells) {
      while (taken[row]?.has(column)) column += 1;
      made[column] = cell;
      const wide = Math.max(1, Math.min(cell.colSpan, mostColumns));
      // 0 spans all rows to the end.
      const high = cell.rowSpan || rows.length;
      for (const each of taken.slice(row, row + high)) for (let at = 0; at < wide; at += 1) each.add(column + at);
      column += wide;
    }
    return made;
  });
  const width = Math.max(0, ...taken.flatMap((columns) => [...columns])) + 1;
  return grid
    .filter((cells) => cells.some(Boolean))
    .map((cells) => Array.from({ length: width }, (_, at) => cells[at]));
};
