import { describe, expect, it } from 'vitest';
import { refNoNote } from './publishing/ref-no.rules.ts';
import { marks, partsOf } from './search/sentences.rules.ts';

describe('a reference number', () => {
  it.each(['PC 04-15', 'PC 2-26', 'PC03-17', 'PC 1/2026'])('may be %s', (refNo) =>
    expect(refNoNote('PRACTICE_CIRCULAR', refNo)).toBeNull(),
  );
  it.each([
    ['PRACTICE_CIRCULAR', 'PC 123-26', 'CEA numbers these as PC'],
    ['PRACTICE_CIRCULAR', 'pc 02-26', 'CEA numbers these as PC'],
    ['PRACTICE_GUIDELINE', 'Guideline 2', 'CEA numbers these as PG'],
    ['PRACTICE_GUIDELINE', 'PC 02-26', 'begins with PG'],
  ] as const)('of a %s is unusual as %s', (type, refNo, note) => expect(refNoNote(type, refNo)).toContain(note));
  it('of another type may be anything, and may be left out', () => {
    expect(refNoNote('NOTICE', 'N 7')).toBeNull();
    expect(refNoNote('PRACTICE_CIRCULAR', ' ')).toBeNull();
  });
});

describe('a sentence that matched', () => {
  const hit = (text: string) => `${marks.start}${text}${marks.end}`;
  it('is parts, with its hits', () => {
    expect(partsOf(`Check the ${hit('owner')} and\n the ${hit('title')}.`)).toEqual([
      { text: 'Check the ', isHit: false },
      { text: 'owner', isHit: true },
      { text: ' and the ', isHit: false },
      { text: 'title', isHit: true },
      { text: '.', isHit: false },
    ]);
  });
  it('is cut around its first hit, and never through the marks', () => {
    for (const before of [0, 10, 60, 200])
      for (const after of [0, 3, 10, 200]) {
        const parts = partsOf(`${'word '.repeat(before)}${hit('owner')} ${hit('title')} ${'more '.repeat(after)}`);
        const text = parts.map((part) => part.text).join('');
        expect(parts.find(({ isHit }) => isHit)?.text).toBe('owner');
        expect(text.length).toBeLessThan(260);
        expect([marks.start, marks.end].filter((mark) => text.includes(mark))).toEqual([]);
      }
  });
});
