import { expect, it } from 'vitest';
import { streamLimit } from './stream-limit.ts';

it('one person has two under way, all together three, and a place that is given back is there again', () => {
  const take = streamLimit({ each: 2, all: 3 });
  const first = take('hannah');
  take('hannah');
  expect(() => take('hannah')).toThrow('Your last files are still being made. Wait until one of them is there.');
  const other = take('rajesh');
  expect(() => take('mei')).toThrow('Others are having files made just now. Try again in a few seconds.');
  other();
  other();
  take('mei');
  expect(() => take('rajesh')).toThrow('Others are');
  first();
  take('hannah');
  expect(() => take('hannah')).toThrow('Your last files');
});
