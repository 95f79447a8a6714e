import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedWords, comingSpan, comingWords, countDown, lastBegan, spanAt, spansOf } from './maintenance.rules.ts';

const windows = [
  { from: '2025-03-09T08:00', until: '2025-03-09T15:00', reason: '' },
  { from: '2026-11-21T22:00', until: '2026-11-22T01:30', reason: 'A new database.' },
];
const spans = spansOf(windows);
const at = (instant: string) => Date.parse(instant);

describe('a maintenance window, on Singapore’s clock', () => {
  it.each([
    ['2025-03-08T23:59:59Z', undefined, 0],
    ['2025-03-09T00:00:00Z', 0, undefined],
    ['2025-03-09T06:59:59Z', 0, undefined],
    ['2025-03-09T07:00:00Z', undefined, undefined],
    ['2026-11-20T13:59:59Z', undefined, undefined],
    ['2026-11-20T14:00:00Z', undefined, 1],
    ['2026-11-21T14:00:00Z', 1, undefined],
    ['2026-11-21T17:29:59Z', 1, undefined],
    ['2026-11-21T17:30:00Z', undefined, undefined],
  ])('at %s %s is under way, %s is announced', (now, under, coming) => {
    expect(spanAt(spans, at(now))).toEqual(under === undefined ? undefined : spans[under]);
    expect(comingSpan(spans, at(now))).toEqual(coming === undefined ? undefined : spans[coming]);
  });

  it('signs out whoever came before it began, and nobody before there was one', () => {
    expect(lastBegan(spans, at('2025-03-08T00:00:00Z'))).toBe(Number.NEGATIVE_INFINITY);
    expect(lastBegan(spans, at('2025-03-09T00:00:00Z'))).toBe(at('2025-03-09T00:00:00Z'));
    expect(lastBegan(spans, at('2026-12-01T00:00:00Z'))).toBe(at('2026-11-21T14:00:00Z'));
  });

  it('lasts as long as the longest of those under way', () => {
    const long = { from: '2026-11-21T21:00', until: '2026-11-22T03:00', reason: '' };
    expect(spanAt(spansOf([...windows, long]), at('2026-11-21T15:00:00Z'))?.until).toBe(at('2026-11-21T19:00:00Z'));
  });

  it('is announced in words', () => {
    expect(spans.map(closedWords)).toEqual([
      'Gable is closed for maintenance until 09 Mar 2025, 15:00 (Singapore time).',
      'Gable is closed for maintenance until 22 Nov 2026, 01:30 (Singapore time). A new database.',
    ]);
    expect(spans.map(comingWords)).toEqual([
      'Maintenance on 09 Mar 2025 from 08:00 to 15:00 (Singapore time).',
      'Maintenance on 21 Nov 2026 from 22:00 to 22 Nov 2026, 01:30 (Singapore time). A new database.',
    ]);
  });

  it('is either under way or to come, never both', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-02-01'), noInvalidDate: true });
    const window = fc.tuple(moment, fc.integer({ min: 1, max: 5_000 })).map(([from, minutes]) => ({
      from: from.getTime(),
      until: from.getTime() + minutes * 60_000,
      reason: '',
    }));
    fc.assert(
      fc.property(window, moment, (span, now) => {
        const under = spanAt([span], now.getTime());
        expect(under && comingSpan([span], now.getTime())).toBeUndefined();
        if (under) expect(lastBegan([span], now.getTime())).toBe(span.from);
      }),
    );
  });
});

describe('the count-down', () => {
  it.each([
    [24 * 3_600_000, 'in 24 hours'],
    [91 * 60_000, 'in 2 hours'],
    [90 * 60_000, 'in 90 minutes'],
    [301_000, 'in 6 minutes'],
    [300_000, 'in 5:00'],
    [61_000, 'in 1:01'],
    [9_001, 'in 0:10'],
    [-5, 'in 0:00'],
  ])('%i ms: %s', (ms, words) => {
    expect(countDown(ms)).toBe(words);
  });
});
