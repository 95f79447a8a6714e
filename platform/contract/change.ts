/** How much a figure has changed, in whole percent; null where there was nothing before. */
export const changePercent = (now: number, before: number): number | null =>
  before > 0 ? Math.round((100 * (now - before)) / before) : null;

/** `12%`, and `6.2x` or `12x` of what there was where it has grown by more than 300%, which nobody reads. */
export const changeWords = (percent: number): string => {
  const times = (100 + percent) / 100;
  if (percent <= 300) return `${Math.abs(percent)}%`;
  return `${times.toFixed(times < 10 ? 1 : 0)}x`;
};
