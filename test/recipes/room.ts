/** "Add a room" of docs/architecture.md: its folder, and the one line. */
export const folder = new URL('room/', import.meta.url);
export const line = ['scripts/feature-order.mjs', "'market',", "'market', 'parking',"] as const;

/** Who imports whom in the folder where it is run. */
export const arrows = `
  const { checkArrows } = await import('./scripts/arrows.mjs');
  console.log(JSON.stringify(await checkArrows(process.cwd())));
`;
