import { expect, it } from 'vitest';
import { groupsByDay } from './groups.web.ts';

const words = { title: 'New remark', line: '', action: 'Open', isUrgent: false };
const about = (id: string, link: string, at: string, isRead = true) =>
  Object.assign({ id, kind: 'remark', link, at, isRead }, words);

it('shows what came about one record on a day as one line, unread if any of it is', () => {
  const groups = groupsByDay([
    about('e', '/e-submission/1', '2026-03-06T03:00:00Z'),
    about('d', '/e-submission/2', '2026-03-06T02:00:00Z'),
    about('c', '/e-submission/1', '2026-03-06T01:00:00Z', false),
    // The evening before, in Singapore.
    about('b', '/e-submission/1', '2026-03-05T15:59:00Z'),
  ]);
  expect(
    groups.map(([day, ofDay]) => [day, ofDay.map(({ newest, ids, isRead }) => [newest.id, ids.join(''), isRead])]),
  ).toEqual([
    [
      '2026-03-06',
      [
        ['e', 'ec', false],
        ['d', 'd', true],
      ],
    ],
    ['2026-03-05', [['b', 'b', true]]],
  ]);
});
