import { expect, it } from 'vitest';
import { changesByTwo } from './by-two.ts';

type Value = { bank: string; number: string; name: string };
const byTwo = (value: unknown) => ({ Bank: (value as Value).bank, 'Account number': (value as Value).number });
const before: Value = { bank: 'DBS', number: '0031234567', name: 'Gable' };

it.each<[Partial<Value>, string[]]>([
  [{}, []],
  [{ name: 'Another' }, []],
  [{ bank: 'UOB' }, ['Bank: DBS → UOB']],
  [{ bank: '', number: '' }, ['Bank: DBS → none', 'Account number: 0031234567 → none']],
])('%j is changed by two people as far as it is theirs', (change, lines) => {
  expect(changesByTwo({ byTwo }, before, { ...before, ...change })).toEqual({ lines, isFirst: false });
});

it('the first value is known for that, and a setting without such a part has nothing of it', () => {
  expect(changesByTwo({ byTwo }, { ...before, bank: '', number: '' }, before)).toEqual({
    lines: ['Bank: none → DBS', 'Account number: none → 0031234567'],
    isFirst: true,
  });
  expect(changesByTwo({}, before, { ...before, bank: 'UOB' }).lines).toEqual([]);
});
