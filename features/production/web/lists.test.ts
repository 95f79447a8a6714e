import { expect, it } from 'vitest';
import { places } from '../rules/places.ts';
import { nextParts } from '../words.ts';
import { nextList } from './lists.ts';

const searchOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]));

it('the page of the next payout takes each filter that a figure leads by, and no other', () => {
  for (const show of Object.keys(nextParts) as (keyof typeof nextParts)[]) {
    const { filters } = nextList.stateOf(nextList.validate(searchOf(places.next(show))));
    expect(filters).toEqual({ show });
  }
  expect(nextList.validate({ show: 'ALL', open: 'x' })).toEqual({});
  expect(nextList.validate(searchOf(places.next()))).toEqual({});
});
