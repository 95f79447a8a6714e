import { expect, it } from 'vitest';
import type { IconType } from '../menu/menu.ts';
import { barOf, isWithin } from './bar.ts';

const icon: IconType = () => null;
const money = { label: 'Money', to: '/money', prefix: '/money', icon };

it('counts what waits on the pages of a place, each once', () => {
  const pages = [
    { label: 'Overview', to: '/money', badge: 2 },
    { label: 'Late', to: '/money/late', badge: 3 },
    { label: 'Elsewhere', to: '/moneyless', badge: 5 },
  ];
  const menu = [...pages, { label: 'All pages', children: pages, isPanel: true as const }];
  expect(barOf([{ label: 'Home', to: '/', icon }, money], menu).map(({ badge }) => badge)).toEqual([0, 5]);
});

it.each([
  ['/money', true],
  ['/money/late', true],
  ['/moneyless', false],
  ['/', false],
])('a page at %s belongs to it: %s', (pathname, expected) => {
  expect(isWithin(money, pathname)).toBe(expected);
});
