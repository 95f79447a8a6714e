import { expect, it } from 'vitest';
import { type RefundFacts, refundNotes } from './refund-notes.rules.ts';

const sound: RefundFacts = {
  about: 'OR26-000217',
  party: 'Goh Siew Choo',
  holder: 'GOH SIEW CHOO',
  bankDay: '2026-11-12',
  isOtherHolder: false,
  holderRoles: [],
  takenBackOn: null,
};

it.each<[string, Partial<RefundFacts>, string[]]>([
  ['that is sound', {}, []],
  ['of money that no bank line shows', { bankDay: null }, ['No bank line is matched with OR26-000217.']],
  [
    'to a salesperson',
    { holder: 'Hannah Lim', isOtherHolder: true, holderRoles: ['salesperson', 'salesperson'] },
    [
      'Hannah Lim is the name of a salesperson of the agency.',
      'The account holder is Hannah Lim, the payer is Goh Siew Choo.',
    ],
  ],
  [
    'whose receipt was taken back',
    { takenBackOn: '2026-11-20' },
    ['OR26-000217 was taken back on 20 Nov 2026: decline this refund or take it back.'],
  ],
])('a refund %s warns of what is odd', (_, change, warnings) => {
  const notes = refundNotes({ ...sound, ...change });
  expect(notes.filter(({ isWarning }) => isWarning).map(({ words }) => words)).toEqual(warnings);
});

it('a refund says which bank line its receipt is matched with', () => {
  expect(refundNotes(sound)).toEqual([
    { isWarning: false, words: 'OR26-000217 is matched with a bank line of 12 Nov 2026.' },
  ]);
});
