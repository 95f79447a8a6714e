import { daysBetween } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { KeyDate } from '#platform/contract/key-date.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { KeyDateSource } from '#platform/server/dashboard.ts';
import type { dashboard, KeyDatesOfNow } from '../contract.ts';
import { aroundToday, longestPeriod, type Period } from '../rules/periods.ts';

/** The actor's key dates, by day. */
export const keyDatesIn = async (sources: KeyDateSource[], at: Reading, period: Period): Promise<KeyDate[]> => {
  const found: KeyDate[] = [];
  for (const source of sources) found.push(...(await source(at, period)));
  return found.sort((a, b) => a.day.localeCompare(b.day) || a.place.localeCompare(b.place) || a.id.localeCompare(b.id));
};

export const readKeyDates =
  (sources: KeyDateSource[]) =>
  async (at: Reading, { query }: Input<typeof dashboard.keyDates>) => {
    const { from, to } = query;
    if (to < from) throw new Refusal('period.invalid', 'The last day is before the first.', { field: 'to' });
    if (daysBetween(from, to) >= longestPeriod)
      throw new Refusal('period.invalid', `Ask for ${longestPeriod} days at most.`, { field: 'to' });
    return { from, to, rows: await keyDatesIn(sources, at, query) };
  };

/** The card of the calendar. */
export const keyDatesOfNow =
  (sources: KeyDateSource[]) =>
  async (at: Reading): Promise<KeyDatesOfNow> => {
    const now = today(at.clock);
    const period = aroundToday(now);
    return { ...period, today: now, rows: await keyDatesIn(sources, at, period) };
  };
