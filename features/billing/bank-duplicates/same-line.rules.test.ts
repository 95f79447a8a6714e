import { describe, expect, it } from 'vitest';
import { type Moved, pairsOf, possiblySame, wordsInCommon } from './same-line.rules.ts';

const line = (over: Partial<Moved> = {}): Moved => ({
  account: '0031234567',
  day: '2026-11-24',
  cents: 500,
  currency: 'SGD',
  batchCents: null,
  batchPart: null,
  ...over,
});

describe('a line that may stand already', () => {
  const stored = line();
  const isAsked = (over: Partial<Moved>, other = stored) => possiblySame([line(over)], [other]).size === 1;

  it.each<[string, Partial<Moved>, boolean]>([
    ['is of its account, day, amount and sign', {}, true],
    ['may name the account with a branch before it', { account: '0011-003-123456-7' }, true],
    ['may be of a file that names no account', { account: '' }, true],
    ['is of no other account', { account: '501-765432-1' }, false],
    ['is of no other day', { day: '2026-11-25' }, false],
    ['has no other sign', { cents: -500 }, false],
    ['has no other amount', { cents: 501 }, false],
    ['has no other currency', { currency: 'USD' }, false],
  ])('%s', (_, over, expected) => expect(isAsked(over)).toBe(expected));

  it('may be of any account where none was named', () => expect(isAsked({}, line({ account: '' }))).toBe(true));

  it('may be each of those with its amount', () => {
    const ones = [line(), line(), line({ cents: 7 })];
    const imported = [line(), line({ cents: 7 }), line({ cents: 8 })];
    expect([...possiblySame(imported, ones).values()]).toEqual([ones.slice(0, 2), [ones[2]]]);
  });

  it('has some of thousands to choose from, and there are enough for all', () => {
    const ones = Array.from({ length: 3_000 }, (_, at) => ({ ...line(), lineId: `${at}`, said: '', batch: null }));
    const matches = possiblySame(ones, ones);
    expect(Math.max(...[...matches.values()].map(({ length }) => length))).toBe(50);
    const undecided = [...matches].map(([one, mayBe]) => ({ ...one, mayBe }));
    expect(new Set(pairsOf(undecided).values()).size).toBe(3_000);
  });
});

describe('a batch', () => {
  const part = (cents: number, batchPart: number, batchCents = 900) => line({ cents, batchCents, batchPart });
  const parts = [part(200, 1), part(300, 2), part(400, 3)];
  const whole = line({ cents: 900 });

  it('that stands as one line may be each of its parts', () => {
    expect([...possiblySame(parts, [whole, line()]).values()]).toEqual([[whole], [whole], [whole]]);
  });

  it('that stands by its parts may be one line: it is found by the first of them', () => {
    expect([...possiblySame([whole, line({ cents: 200 })], parts).values()]).toEqual([[parts[0]], [parts[0]]]);
  });

  it('in yet another form is compared part by part', () => {
    expect([...possiblySame(parts, parts).values()]).toEqual([[parts[0]], [parts[1]], [parts[2]]]);
    expect(possiblySame([part(900, 1, 1_000)], parts).size).toBe(0);
  });

  it('is for its own lines alone the same as one line, and for all of them', () => {
    const whole = (lineId: string) => ({ lineId, said: '', cents: 900 });
    const undecided = (mayBe: ReturnType<typeof whole>[]) =>
      [300, 400, 500, 600].map((cents) => ({
        lineId: `${cents}`,
        said: '',
        cents,
        batch: cents === 300 || cents === 600 ? 'one' : 'other',
        mayBe,
      }));
    expect([...pairsOf(undecided([whole('A')])).keys()]).toEqual(['300', '600']);
    expect(Object.fromEntries(pairsOf(undecided([whole('A'), whole('B')])))).toEqual({
      300: 'A',
      400: 'B',
      500: 'B',
      600: 'A',
    });
  });
});

describe('which line one probably is', () => {
  const ones = (...payers: string[]) => payers.map((text) => ({ lineId: text, said: text, cents: 500, batch: null }));
  const pairs = (news: string[], stored: string[]) =>
    Object.fromEntries(pairsOf(ones(...news).map((one) => ({ ...one, mayBe: ones(...stored) }))));

  it('is the one with most words in common, whatever the order', () => {
    expect(
      pairs(['Lim Siew · INV26-000013', 'Tan Ah Kow · INV26-000012'], ['PAYNOW INV26000012 TAN', 'LIM SIEW']),
    ).toEqual({
      'Lim Siew · INV26-000013': 'LIM SIEW',
      'Tan Ah Kow · INV26-000012': 'PAYNOW INV26000012 TAN',
    });
  });

  it('is another one for each line, and none is left for the last', () => {
    expect(pairs(['A1', 'B1', 'C1'], ['x', 'y'])).toEqual({ A1: 'x', B1: 'y' });
  });

  it.each<[string, string, number]>([
    ['PAYNOW TRANSFER FROM', 'PAYNOW TRANSFER FROM', 0],
    ['PAYNOW inv/26/000012', 'INV26-000012 FAST', 1],
    ['TAN AH KOW', 'Tan, Ah Kow Pte. Ltd.', 2],
    ['MONTHLY FEE', 'Goh Siew Choo', 0],
    ['', '', 0],
  ])('“%s” and “%s” have %s words in common', (one, other, count) => expect(wordsInCommon(one, other)).toBe(count));
});
