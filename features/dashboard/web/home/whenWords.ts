import { type Day, daysBetween, formatDay } from '#platform/contract/days.ts';
import type { Todo } from '#platform/contract/todo.ts';
import type { WorkRow } from '#platform/web/kit/worklist/Worklist.tsx';

/** Days before a day from which it is coloured. */
const soonDays = 2;

const shortDay = (day: Day, today: Day): string =>
  formatDay(day).slice(0, day.slice(0, 4) === today.slice(0, 4) ? 6 : undefined);

/** The day of a line, as it is said on a day: `Since 25 Nov`, `6 days late`, `Today`, `04 Dec`. */
export const whenWords = ({ day, dayIs, kind }: Pick<Todo, 'day' | 'dayIs' | 'kind'>, today: Day): WorkRow['when'] => {
  if (!day) return null;
  if (dayIs === 'created') return { words: shortDay(day, today) };
  if (dayIs === 'since') return { words: `Since ${shortDay(day, today)}`, tone: 'late' };
  const left = daysBetween(today, day);
  if (left === 0) return { words: 'Today', tone: 'soon' };
  if (left > 0) return { words: shortDay(day, today), ...(left <= soonDays && { tone: 'soon' as const }) };
  return {
    words: `${left === -1 ? '1 day' : `${-left} days`} ${kind === 'invoice' ? 'overdue' : 'late'}`,
    tone: 'late',
  };
};
