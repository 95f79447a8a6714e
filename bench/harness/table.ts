import type { Figures } from './figures.ts';

/** Lines of equal columns: the first to the left, figures to the right. */
export const table = (head: string[], rows: string[][]): string => {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))).join('  ');
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
};

export const count = (value: number): string => Math.round(value).toLocaleString('en');
const ms = (value: number): string => value.toFixed(1);
export const times = (value: number): string => `${value.toFixed(2)} ×`;

/** The columns of one side of a comparison. */
export const sideHead = (name: string): string[] => [`${name}/s`, 'p50', 'p95', 'p99 ms', 'CPU ms'];
export const sideCells = (figures: Figures | undefined): string[] =>
  figures
    ? [count(figures.perSecond), ms(figures.p50), ms(figures.p95), ms(figures.p99), figures.cpu.toFixed(2)]
    : ['', '', '', '', ''];
