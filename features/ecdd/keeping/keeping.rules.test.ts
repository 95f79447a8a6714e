import { expect, it } from 'vitest';
import { whyKept } from './keeping.rules.ts';

const over = { keptFrom: '2020-02-29', isHeld: false, isSuspected: false, isOpen: false };

it.each<[fault: string, Partial<typeof over>, today: string, why: string | undefined]>([
  ['after five years', {}, '2025-03-01', undefined],
  ['on the last day', {}, '2025-02-28', 'five years'],
  ['on hold', { isHeld: true }, '2030-01-01', 'legal hold'],
  ['before the transaction ends', { isOpen: true }, '2030-01-01', 'not ended'],
  ['with a suspicion', { isSuspected: true }, '2030-01-01', 'register'],
])('%s', (_, more, today, why) => {
  const reason = whyKept({ ...over, ...more }, today);
  if (why) expect(reason).toContain(why);
  else expect(reason).toBe(undefined);
});
