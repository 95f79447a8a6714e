import type { Day } from '#platform/contract/days.ts';
import type { Todo } from '#platform/contract/todo.ts';

/** 0: past; 1: today; 2: to come; 3: without a day that presses. */
const rankOf = ({ day, dayIs }: Todo, today: Day): number => {
  if (!day || dayIs === 'created') return 3;
  if (dayIs === 'since' || day < today) return 0;
  return day === today ? 1 : 2;
};

/** Past ones first, then those of today, then by day. What has no day comes last, the newest first. */
export const inTodoOrder = (rows: Todo[], today: Day): Todo[] =>
  rows.toSorted((a, b) => {
    const rank = rankOf(a, today);
    const byDay = (a.day ?? '').localeCompare(b.day ?? '');
    return rank - rankOf(b, today) || (rank === 3 ? -byDay : byDay) || a.key.localeCompare(b.key);
  });

/** One line a record: the first one, with what the others say of it. */
export const merged = (rows: Todo[]): Todo[] =>
  [...Map.groupBy(rows, ({ key }) => key).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const also = others.flatMap((each) => each.also ?? []);
    return [{ ...first, which: [first.which, ...also].filter(Boolean).join(' · ') }];
  });
