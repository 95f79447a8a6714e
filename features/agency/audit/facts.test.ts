import { expect, test } from 'vitest';
import { factsOf } from './facts.server.ts';

const hannah = '0197a1b2-0000-7000-8000-00000000000a';
const unknown = `${hannah.slice(0, -1)}b`;
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
    'a hash, and leaves out an id that nobody knows',
    { fileId: unknown, files: [{ fileId: unknown, size: 5 }, { fileId: unknown }], sha256: 'ab'.repeat(32) },
    [
      ['Files', null, 'Size: 5'],
      ['SHA-256', null, 'abababababab…'],
    ],
  ],
  [
    'that somebody took the place of what nobody knows any more',
    { uplineId: { before: unknown, after: hannah }, before: { a: unknown }, after: { a: hannah } },
    [
      ['A', 'no name', 'hannah.lim'],
      ['Upline', null, 'no name → hannah.lim'],
    ],
  ],
  [
    'moments, codes and rates as people read them',
    {
      publishAt: '2026-11-29T04:09:30.783435059Z',
      cDDFor: 'SALE-SELLER',
      propertyCategory: 'private-residential',
      method: 'GIRO',
      reason: 'URGENT-CALL',
      rates: [850_000],
      cents: 80_000,
      commissionCents: { before: 492_000, after: 442_800 },
    },
    [
      ['Publish', null, '29 Nov 2026, 12:09'],
      ['For', null, 'Sale seller'],
      ['Property category', null, 'Private residential'],
      ['Method', null, 'GIRO'],
      ['Reason', null, 'URGENT-CALL'],
      ['Rates', null, '85%'],
      ['Amount', null, 'S$ 800.00'],
      ['Commission', null, 'S$ 4,920.00 → S$ 4,428.00'],
    ],
  ],
])('a row says %s', (_, detail, lines) => {
  expect(factsOf(detail, says).map(({ label, before, after }) => [label, before, after])).toEqual(lines);
});
