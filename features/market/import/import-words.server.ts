import { formatMonth } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import type { Counts, Reject } from './batch.server.ts';
import type { FarOff } from './far-off.rules.ts';
import type { Loss } from './slices.rules.ts';

/** The messages of an import: lines that are wrong, months that would lose rows, and how many lines were added or changed. */

export const rejectedWords = (name: string, { read, rejected }: Counts, rejects: Reject[]): string =>
  `${formatCount(rejected)} of ${formatCount(read)} lines of ${name} are wrong, more than one in twenty. Nothing was kept.${rejectLines(rejects)}`;

/** `line 12: month, no month`, each below the one before. */
export const rejectLines = (rejects: Reject[]): string =>
  rejects.map(({ line, field, reason }) => `\n  line ${line}: ${field}, ${reason}`).join('');

export const lossWords = (name: string, losses: Loss[]): string => {
  const list = losses
    .slice(0, 5)
    .map(({ region, month, rows, removed }) => {
      const place = region ? `district ${region}, ` : '';
      return `${place}${formatMonth(month)}: ${formatCount(removed)} of ${formatCount(rows)}`;
    })
    .join('; ');
  const more = losses.length > 5 ? `; and ${losses.length - 5} months more` : '';
  return `${name} lacks many rows of months that stand for long (${list}${more}). Nothing was changed.`;
};

export const farOffWords = (name: string, off: FarOff[]): string => {
  const lines = off
    .slice(0, 5)
    .map(({ line, place, price }) => `\n  line ${line}: ${place}, S$ ${formatCount(price)}`)
    .join('');
  return `${name} has prices far from those of the same type, town and year. Nothing was changed. Where they are right, import it with --accept-prices.${lines}`;
};

/** `983,757 lines read: 983,757 loaded, 0 unchanged, …`. */
export const countsInWords = ({ read, loaded, unchanged, removed, skipped, rejected }: Counts): string => {
  const parts = { loaded, unchanged, removed, skipped, rejected };
  const words = Object.entries(parts).map(([word, count]) => `${formatCount(count)} ${word}`);
  return `${formatCount(read)} lines read: ${words.join(', ')}`;
};
