/** How much a figure has changed, in whole percent; null where there was nothing before. */
export const changePercent = (now: number, before: number): number | null =>
  before > 0 ? Math.round((100 * (now - before)) / before) : null;
