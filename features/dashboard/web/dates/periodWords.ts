import { type Day, formatDay, formatMonth } from '#platform/contract/days.ts';
import type { Period } from '../../rules/periods.ts';
import type { View } from './view.ts';

/** What is shown: `November 2026`, `23 – 29 Nov 2026`, `24 Nov 2026 – 23 Jan 2027`. */
export const periodWords = (view: View, day: Day, { from, to }: Period): string => {
  if (view === 'month') return formatMonth(day);
  const first = formatDay(from);
  const last = formatDay(to);
  // What the last day says already is left out of the first.
  if (from.slice(0, 7) === to.slice(0, 7)) return `${first.slice(0, 2)} – ${last}`;
  return `${from.slice(0, 4) === to.slice(0, 4) ? first.slice(0, 6) : first} – ${last}`;
};
