import { expect, it } from 'vitest';
import { demoSizes } from '#demo/load-demo.ts';
import { aWalkedDemo } from './demo-figures.ts';
import { skipWithout } from './judges.ts';

it('every figure of the whole demo agency leads to its rows', { timeout: 1_800_000 }, async (context) => {
  expect(await aWalkedDemo(demoSizes.full)).toBeGreaterThan(200);
  skipWithout(context, 'hledger');
});
