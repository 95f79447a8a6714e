/** Picks one row in so many by its id, the same ones at every run. `draw` numbers the pickings, each of which picks its own. */
export const oneIn = (count: number, id: string, draw: number): string =>
  `hashtextextended(${id}::text, ${draw}) % ${count} = 0`;
