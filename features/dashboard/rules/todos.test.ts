import { describe, expect, it } from 'vitest';
import type { Todo } from '#platform/contract/todo.ts';
import { inTodoOrder, merged } from './todos.ts';

const today = '2026-11-26';
const a = (key: string, day: string | null, dayIs: Todo['dayIs'] = 'due', more: Partial<Todo> = {}): Todo => ({
  key,
  kind: 'call',
  what: key,
  which: 'Somewhere',
  day,
  dayIs,
  to: '/',
  verb: 'Open',
  ...more,
});

describe('the lines of To do', () => {
  it('are past ones, then today, then by day, and drafts at the end, the newest first', () => {
    const rows = [
      a('draft of old', '2026-01-02', 'created'),
      a('next week', '2026-12-01'),
      a('no day', null),
      a('draft of now', '2026-11-25', 'created'),
      a('today', today),
      a('returned', '2026-11-25', 'since'),
      a('tomorrow', '2026-11-27'),
      a('late', '2026-11-20'),
      a('returned today', today, 'since'),
    ];
    expect(inTodoOrder(rows, today).map(({ key }) => key)).toEqual([
      ...['late', 'returned', 'returned today', 'today', 'tomorrow', 'next week'],
      ...['draft of now', 'draft of old', 'no day'],
    ]);
  });

  it('are one for each record, with what the others say of it', () => {
    const rows = [
      a('case', '2026-11-25', 'since', { what: 'Answer 2 queries' }),
      a('other', today),
      a('case', '2026-12-03', 'due', { what: 'Option ends', also: 'option ends 03 Dec' }),
    ];
    expect(merged(rows).map(({ what, which }) => [what, which])).toEqual([
      ['Answer 2 queries', 'Somewhere · option ends 03 Dec'],
      ['other', 'Somewhere'],
    ]);
  });
});
