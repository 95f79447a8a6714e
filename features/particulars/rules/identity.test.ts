import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkIdentity, maskIdentity, readIdentity, tidyIdentity } from './identity.ts';

const levelOf = (...[type, number]: Parameters<typeof checkIdentity>) => checkIdentity(type, number)?.level;

describe('NRIC and FIN', () => {
  it.each(['S1234567D', 'S0000001I', 'S9876543C', 'T1234567J', 'T0000001E', 'T9876543Z'])('takes NRIC %s', (number) => {
    expect(checkIdentity('NRIC', number)).toBeUndefined();
  });

  it.each([
    ...['F1234567N', 'F0000001U', 'F9876543M', 'G1234567X', 'G0000001P', 'G9876543W'],
    ...['M1234567K', 'M0000001Q', 'M9876543X'],
  ])('takes FIN %s', (number) => {
    expect(checkIdentity('FIN', number)).toBeUndefined();
  });

  it.each([
    ['NRIC', 'S1234567A', 'block'],
    ['NRIC', 'T1234567D', 'block'],
    ['FIN', 'F1234567X', 'block'],
    ['FIN', 'G1234567N', 'block'],
    // The check letter of the M series is not published, so it may be right.
    ['FIN', 'M1234567X', 'warn'],
  ] as const)('doubts the letter of %s %s: %s', (type, number, level) => {
    expect(levelOf(type, number)).toBe(level);
  });

  it.each([
    ['NRIC', 'F1234567N'],
    ['NRIC', 'M1234567K'],
    ['FIN', 'S1234567D'],
    ['NRIC', 'S123456D'],
    ['NRIC', 'S12345678D'],
    ['NRIC', '1234567D'],
    ['NRIC', ''],
    ['NRIC', 'S１２３４５６７D'],
  ] as const)('refuses the shape of %s %s', (type, number) => {
    expect(levelOf(type, number)).toBe('block');
  });

  it('finds every single mistyped digit of the series whose letter is certain', () => {
    const typo = fc.record({
      number: fc.constantFrom('S1234567D', 'T1234567J', 'F1234567N', 'G1234567X'),
      index: fc.integer({ min: 1, max: 7 }),
      digit: fc.integer({ min: 0, max: 9 }).map(String),
    });
    fc.assert(
      fc.property(typo, ({ number, index, digit }) => {
        fc.pre(number[index] !== digit);
        const wrong = number.slice(0, index) + digit + number.slice(index + 1);
        expect(levelOf(/^[ST]/.test(wrong) ? 'NRIC' : 'FIN', wrong)).toBe('block');
      }),
    );
  });
});

describe('UEN', () => {
  it.each(['00192200M', '197401143C', 'S16FC0121D', 'F00012345K', 'F12345K', 'T19VC0001DSF001'])(
    'takes %s',
    (number) => {
      expect(checkIdentity('UEN', number)).toBeUndefined();
    },
  );

  it.each(['00192200A', '197401143D', 'S16FC0121A'])('warns of the letter of %s', (number) => {
    expect(levelOf('UEN', number)).toBe('warn');
  });

  it('takes a sub-fund of a variable capital company as its papers write it', () => {
    expect(readIdentity('UEN', 'T19VC0001D-SF001')).toEqual({ value: 'T19VC0001DSF001' });
  });

  it.each(['', 'T19LL0001DSF001', '1234567A', '097401143C', 'T09ZZ0001B', 'X12345678', 'S1234567D'])(
    'refuses %s',
    (number) => {
      expect(levelOf('UEN', number)).toBe('block');
    },
  );
});

it.each([
  ['E1234567', undefined],
  ['K12AB', undefined],
  ['ABCD', 'block'],
  ['A123456789012', 'block'],
  ['E12#4567', 'block'],
] as const)('passport %s: %s', (number, level) => {
  expect(levelOf('PASSPORT', number)).toBe(level);
});

it('tidies what people type', () => {
  expect(tidyIdentity(' s1234 567-d ')).toBe('S1234567D');
});

describe('masking', () => {
  it.each([
    ['S1234567D', 'S****567D'],
    ['E1234567', '****4567'],
    ['K12AB', '*12AB'],
    ['1234', '****'],
    ['', ''],
  ])('%s → %s', (number, masked) => {
    expect(maskIdentity(number)).toBe(masked);
  });

  it('keeps the length, hides four characters or more of a long one, and shows at most five', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{0,20}$/), (number) => {
        const masked = maskIdentity(number);
        expect(masked).toHaveLength(number.length);
        const shown = masked.replaceAll('*', '').length;
        expect(shown).toBeLessThanOrEqual(5);
        if (number.length >= 8) expect(number.length - shown).toBeGreaterThanOrEqual(4);
      }),
    );
  });
});

describe('a foreign registration number', () => {
  it.each(['02345678', 'HRB12345', '914403/2011.A'])('may be %s', (number) => {
    expect(checkIdentity('FOREIGN_REG', number)).toBeUndefined();
  });
  it.each(['', '1', 'A'.repeat(31), 'AB_1'])('can’t be %j', (number) => {
    expect(levelOf('FOREIGN_REG', number)).toBe('block');
  });
});
