import { expect, it } from 'vitest';
import type { HeldFacts } from '../held/held.rules.ts';
import { changedLines, leftOutReason } from './changed-lines.rules.ts';

const since = '2026-11-01T00:00:00Z';
const paid: HeldFacts = {
  clearedOn: '2026-11-17',
  dealState: 'OPEN',
  isApproved: true,
  isComplete: true,
  holdReason: null,
  missingPapers: 0,
  openDueDiligence: 0,
  accountSince: since,
  emailChangedByAnotherAt: null,
  countsAtOnce: false,
  wentBack: false,
  isForfeiture: false,
};
const item = (payeeId: string, of: string, facts: Partial<HeldFacts> = {}) => ({
  ...paid,
  ...facts,
  payeeId,
  of,
  name: `Payee ${payeeId}`,
});
const lines = ['a', 'b', 'c'].map((payeeId) => ({ lineId: `line-${payeeId}`, payeeId, accountSince: since }));
const run = { cutOff: '2026-11-17', now: '2026-11-18T00:00:00Z' };

it('finds the lines of whom something is held, or whose account is another, and no others', () => {
  const items = [
    item('a', 'D-1'),
    item('b', 'D-2', { holdReason: 'A complaint' }),
    item('b', 'D-3'),
    item('c', 'D-4', { accountSince: '2026-11-17T00:00:00Z' }),
  ];
  expect(changedLines(lines, items, run)).toEqual([
    { lineId: 'line-b', name: 'Payee b', reasons: [{ of: 'D-2', why: 'Held by finance: A complaint' }] },
    { lineId: 'line-c', name: 'Payee c', reasons: [{ of: 'D-4', why: 'The bank account was changed' }] },
  ]);
});

it('leaves nobody out for what is taken back of what was paid', () => {
  expect(changedLines(lines, [item('a', 'D-1', { countsAtOnce: true, isApproved: false })], run)).toEqual([]);
});

it('names a reason once, with what it is of', () => {
  const why = 'The bank account was changed';
  const reasonsOf = (...numbers: string[]) => numbers.map((each) => ({ of: each, why }));
  const line = { lineId: 'l', name: 'Hannah Lim' };
  expect(leftOutReason({ ...line, reasons: reasonsOf('D-1', 'D-2') })).toBe(`D-1, D-2: ${why}`);
  expect(leftOutReason({ ...line, reasons: reasonsOf('D-1', 'D-2', 'D-3', 'D-4') })).toBe(
    `D-1, D-2, D-3 and 1 more: ${why}`,
  );
  expect(leftOutReason({ ...line, reasons: [...reasonsOf('D-1'), { of: 'D-2', why: 'Pending' }] })).toBe(
    `D-1: ${why}; D-2: Pending`,
  );
});
