import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentText } from '../money.ts';
import { readNumber } from './read-decimal.ts';
import { readPercent } from './read-percent.ts';

describe('a percentage', () => {
  it.each([
    ['70', 700_000],
    ['2.5 %', 25_000],
    ['2.5%', 25_000],
    ['2.5 per cent', 25_000],
    ['33.3333', 333_333],
    ['.5', 5_000],
    ['２．５', 25_000],
    ['100', 1_000_000],
    ['', null],
  ])('%j is %s', (typed, rate) => {
    expect(readPercent(typed)).toEqual({ value: rate });
  });

  it.each(['1/2', '½', '2,5', '1,000', '2 5', '2.5.1', '%', '5‰', '1e2', '2-3', '2% or 3%'])('refuses %j', (typed) => {
    expect(readPercent(typed)).toEqual({ problem: `“${typed}” is not a percentage. Enter it as 2.5.` });
  });

  it.each([
    ['-2', 'A percentage can’t be negative.'],
    ['(2)', 'A percentage can’t be negative.'],
    ['33.33339', 'Enter at most 4 decimals.'],
    ['1234', 'Enter at most 3 digits before the point.'],
  ])('refuses %j: %s', (typed, problem) => {
    expect(readPercent(typed)).toEqual({ problem });
  });

  it('is read as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (rate) => {
        expect(readPercent(percentText(rate))).toEqual({ value: rate });
      }),
    );
  });
});

it('a number of months is no percentage', () => {
  expect(readPercent('1.5 months', 'months')).toEqual({ value: 15_000 });
  expect(readPercent('50 %', 'months').problem).toBe('“50 %” is not a number of months. Enter it as 2.5.');
});

describe('a number', () => {
  it.each([
    ['12', {}, 12],
    ['1,234', {}, 1_234],
    ['12.', {}, 12],
    ['1,076.39', { decimals: 2 }, 1_076.39],
    ['0099', { digits: 2 }, 99],
    ['２０１１', { digits: 4 }, 2_011],
    ['', {}, null],
  ])('%j with %j is %s', (typed, limits, number) => {
    expect(readNumber(typed, limits)).toEqual({ value: number });
  });

  it.each([
    ['-5', {}, 'This can’t be negative.'],
    ['5-', {}, 'This can’t be negative.'],
    ['12.5', {}, 'Enter a whole number.'],
    ['12.345', { decimals: 2 }, 'Enter at most 2 decimals.'],
    ['20111', { digits: 4 }, 'Enter at most 4 digits.'],
    ['1,5', {}, '“1,5” is not a number. Enter it as 1234.'],
    ['120 sq ft', { decimals: 2 }, '“120 sq ft” is not a number. Enter it as 1,234.5.'],
    ['3-5', {}, '“3-5” is not a number. Enter it as 1234.'],
    ['1e3', {}, '“1e3” is not a number. Enter it as 1234.'],
  ])('refuses %j with %j: %s', (typed, limits, problem) => {
    expect(readNumber(typed, limits)).toEqual({ problem });
  });
});
