/** Excel's MEDIAN and QUARTILE.INC, reckoned plainly: (n − 1) × part is a rank from 0, and between two ranks their values are mixed. */
export const quantileOf = (values: number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(rank)], sorted[Math.ceil(rank)]];
  if (below === undefined || above === undefined) return Number.NaN;
  return below + (above - below) * (rank - Math.floor(rank));
};
