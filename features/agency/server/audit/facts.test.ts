import { expect, test } from 'vitest';
import { factsOf } from './facts.ts';

const hannah = '0197a1b2-0000-7000-8000-00000000000a';
const says = {
  name: (id: string) => (id === hannah ? 'hannah.lim' : undefined),
  value: (key: string, value: unknown) =>
    key === 'from' || key === 'to' ? ['', 'Draft', 'Submitted'][Number(value)] : undefined,
};

test.each([
  ['a move, without the version', { from: 1, to: 2, version: 7, reason: '' }, [['Status', 'Draft', 'Submitted']]],
  [
    'what changed, and nothing else',
    { before: { rate: 5, name: 'A' }, after: { rate: 5, name: 'B' } },
    [['Name', 'A', 'B']],
  ],
  [
    'what was set for the first time',
    { before: null, after: { number: 'M1', from: '2026-01-05' } },
    [
      ['Number', '–', 'M1'],
      ['From', '–', '05 Jan 2026'],
    ],
  ],
  ['a setting, whose value is no object', { before: 24, after: 48 }, [['Value', '24', '48']]],
  [
    'money and people',
    { forfeitureCents: 30_000, uplineId: hannah },
    [
      ['Forfeiture', null, 'S$ 300.00'],
      ['Upline', null, 'hannah.lim'],
    ],
  ],
  [
    'lists of records',
    { shares: [{ userId: hannah, amountCents: 5 }], files: [] },
    [
      ['Shares', null, 'User: hannah.lim, Amount: S$ 0.05'],
      ['Files', null, 'none'],
    ],
  ],
  [
    'an id that nobody knows, and a hash',
    { fileId: `${hannah.slice(0, -1)}b`, sha256: 'ab'.repeat(32) },
    [
      ['File', null, '…0000000b'],
      ['Sha256', null, 'abababababab…'],
    ],
  ],
])('a row says %s', (_, detail, lines) => {
  expect(factsOf(detail, says).map(({ label, before, after }) => [label, before, after])).toEqual(lines);
});
