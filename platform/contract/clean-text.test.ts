import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanFileText, cleanLine, cleanText } from './clean-text.ts';

it.each([
  ['Marina\u000bOne', 'Marina One'],
  ['a\u0000b\u0007c\u007fd\u009fe', 'a b c d e'],
  ['one\ttwo', 'one two'],
  ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['no\u00a0break\u202fand\u3000wide', 'no break and wide'],
  ['zero\u200bwidth\ufeff, soft\u00ad hyphen, \u200emark', 'zerowidth, soft hyphen, mark'],
  ['filled\u3164\u115f', 'filled'],
  ['stray\u200d\u200c joiners\ufe0f', 'stray joiners'],
  ['陈\u200d伟', '陈伟'],
  ['tag\u{e0041}ged\ufffe\ufff9', 'tagged '],
  ['Zoe\u0308 Nguye\u0302\u0303n', 'Zoë Nguyễn'],
  ['e\u200b\u0301', 'é'],
])('%j is %j', (typed, text) => {
  expect(cleanText(typed)).toBe(text);
});

it.each([
  ...[
    '陈伟',
    'முருகன்',
    'محمد',
    'דוד',
    'Zoë',
    'ศรี',
    'a\nb',
    '👨‍👩‍👧',
    '❤️‍🔥',
    '👩🏽‍💻',
    '☎️',
    '1️⃣',
    'क्‍ष',
    'می‌روم',
    '½ “x” – €',
  ],
])('%s stays', (text) => {
  expect(cleanText(text)).toBe(text);
});

it('is the same text when it is cleaned again', () => {
  const odd = fc.constantFrom(
    ...['\u200b', '\u200d', '\ufe0f', '\u000b', '\u00a0', '\u202e', 'a', 'க', '❤', '\ud800', '\n'],
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(odd).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const clean = cleanFileText(text);
      expect(cleanFileText(clean)).toBe(clean);
      expect(clean).not.toMatch(/(?!\n)\p{Cc}|[\u200b\u202a-\u202e\ufeff]/u);
      expect(cleanLine(text)).not.toContain('\n');
    }),
    { numRuns: 300 },
  );
});
