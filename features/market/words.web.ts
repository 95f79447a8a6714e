import { formatCount } from '#platform/contract/money.ts';

export { dollars, tickWords, unitDollars } from './amounts.rules.ts';
export { monthWords } from './search/conditions.rules.ts';
export { inTitleCase } from './title-case.rules.ts';

/** `07–09`, `B1–B5`. */
export const floorWords = (from: number | null, to: number | null): string => {
  if (from === null || to === null) return '–';
  const floor = (level: number) => (level < 0 ? `B${-level}` : String(level).padStart(2, '0'));
  return from === to ? floor(from) : `${floor(from)}–${floor(to)}`;
};

/** An area in whole square feet, or in square metres with their tenths. */
export const areaWords = (area: number): string => (Number.isInteger(area) ? formatCount(area) : area.toFixed(1));

/** `61 yrs 4 mths`. */
export const leaseWords = (months: number): string => {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return `${years} yrs${rest ? ` ${rest} mths` : ''}`;
};

/** `969–1,076`, `over 3,229`: a band is no measure of one home. */
export const bandWords = (from: number | null, to: number | null): string => {
  if (from !== null && from === to) return formatCount(Math.round(from));
  if (from !== null && to !== null) return `${formatCount(Math.round(from))}–${formatCount(Math.round(to))}`;
  if (from !== null) return `over ${formatCount(Math.round(from))}`;
  return to === null ? '–' : `up to ${formatCount(Math.round(to))}`;
};
