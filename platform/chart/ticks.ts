/** Round values that span from the lowest to the highest, some `about` of them: 1, 2 or 5 times a power of ten apart. */
export const roundTicks = (lowest: number, highest: number, about = 4): number[] => {
  const span = highest > lowest ? highest - lowest : Math.max(1, Math.abs(highest));
  const rough = span / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((times) => power * times >= rough) ?? 10);
  const first = Math.floor(lowest / step);
  const last = Math.ceil(Math.max(highest, lowest + step / 2) / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
};
