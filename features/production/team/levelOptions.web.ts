/** The levels that a team has, and the one that is chosen. */
export const levelOptions = (levels: number, chosen: string | undefined, labelOf: (level: number) => string) => {
  const most = Math.max(levels, Number(chosen ?? 1));
  return Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: labelOf(index + 1) }));
};
