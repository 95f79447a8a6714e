import { unitDollars } from '#features/market/amounts.rules.ts';
import type { Comparables } from '#features/market/open-market/open-market.calls.ts';
import { monthWords } from '#features/market/search/conditions.rules.ts';
import { unitPriceWords } from '#features/market/tools.words.ts';
import { formatDollars } from '#platform/contract/money.ts';

/** A line of prices as it is drawn: points from 0 to 1 from left to right and from below, with the words at its ends. */
export type TrendPicture = {
  title: string;
  points: { x: number; y: number }[];
  from: string;
  to: string;
  lowest: string;
  highest: string;
};

const monthsSince = (first: string, month: string): number =>
  (Number(month.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(month.slice(5, 7)) - Number(first.slice(5, 7));

/** The medians of the months as a line. Null where there are fewer than three. */
export const trendPicture = ({ trend }: Comparables, unit: string): TrendPicture | null => {
  const months = trend?.months ?? [];
  const [first] = months;
  const last = months.at(-1);
  if (!trend || !first || !last || months.length < 3) return null;
  const medians = months.map(({ median }) => median);
  const least = Math.min(...medians);
  const most = Math.max(...medians);
  const span = monthsSince(first.month, last.month) || 1;
  const isWhole = trend.of === 'price';
  const words = (cents: number) => (isWhole ? formatDollars(cents) : unitDollars(cents));
  const word = isWhole ? 'price' : unitPriceWords[unit as keyof typeof unitPriceWords];
  return {
    title: `Median ${word} by month`,
    points: months.map(({ month, median }) => ({
      x: monthsSince(first.month, month) / span,
      y: most === least ? 0.5 : (median - least) / (most - least),
    })),
    from: monthWords(first.month),
    to: monthWords(last.month),
    lowest: words(least),
    highest: words(most),
  };
};
