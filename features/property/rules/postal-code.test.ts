import { expect, it } from 'vitest';
import { readPostalCode } from './postal-code.ts';

it.each(['239222', ' 239222 ', '239 222', 'Singapore 239222', 'S(239222)', 'S239222', '２３９２２２', '239\u200b222'])(
  'reads %j',
  (typed) => {
    expect(readPostalCode(typed)).toEqual({ value: '239222' });
  },
);

it.each(['23922', '2392223', '239222 S', '239222, 239223', '2392-22', '239222\t239223', 'O39222'])(
  'refuses %j',
  (typed) => {
    expect(readPostalCode(typed)).toEqual({ problem: 'A postal code has 6 digits.' });
  },
);
