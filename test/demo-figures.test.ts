import { expect, it } from 'vitest';
import { demoSizes } from '#demo/load-demo.ts';
import { aWalkedDemo } from './demo-figures.ts';
import { skipWithout } from './judges.ts';

/** The whole demo agency has test/demo-figures.long.ts. */
it('every figure of a small demo agency leads to its rows, and every list finds them by their words', {
  timeout: 300_000,
}, async (context) => {
  expect(await aWalkedDemo(demoSizes.small)).toBeGreaterThan(100);
  skipWithout(context, 'hledger');
});
