import { describe, expect, it } from 'vitest';
import { type MenuEntry, menuPages, mostLines, waitingIn, whereIs } from './menu.ts';

const menu: MenuEntry[] = [
  { label: 'Dashboard', to: '/' },
  {
    label: 'My Production',
    prefix: '/my-productions',
    children: [
      { label: 'Production Dashboard', to: '/my-productions' },
      { label: 'My Payment Received', to: '/my-productions/commission-payout', also: ['/my-productions/statement'] },
      { label: 'My Commission Plan', to: '/my-productions/commission-plan', isUnlisted: true },
    ],
  },
  {
    label: 'E-Submission',
    prefix: '/e-submission',
    children: [{ label: 'Status Of Submission', to: '/e-submission/status-of-submission', badge: 2 }],
  },
  { label: 'Circulars', to: '/circulars', badge: 1 },
  {
    label: 'All pages',
    isPanel: true,
    children: [
      { label: 'Circulars', to: '/circulars', badge: 1 },
      { label: 'Links', children: [{ label: 'Tools', to: '/links/tools' }] },
    ],
  },
];

describe('the menu', () => {
  it.each([
    ['/', '/', []],
    ['/my-productions', '/my-productions', ['My Production']],
    ['/my-productions/commission-payout', '/my-productions/commission-payout', ['My Production']],
    ['/my-productions/statement/2026', '/my-productions/commission-payout', ['My Production']],
    ['/e-submission/7f1c', undefined, ['E-Submission']],
    ['/my-productionsX', undefined, []],
    ['/circulars', '/circulars', []],
    ['/links/tools/7', '/links/tools', ['All pages', 'Links']],
  ])('%s marks %s in %j', (pathname, entry, folds) => {
    const { to, folds: found } = whereIs(menu, pathname);
    expect([to, found.map(({ label }) => label)]).toEqual([entry, folds]);
  });

  it('lists its pages once, not its folds', () => {
    expect(menuPages(menu).map((page) => page.label)).toEqual([
      'Dashboard',
      'Production Dashboard',
      'My Payment Received',
      'My Commission Plan',
      'Status Of Submission',
      'Circulars',
      'Tools',
    ]);
  });

  it('counts what waits, and the lines that are in view with the longest fold open', () => {
    expect(waitingIn(menu.slice(0, 4))).toBe(3);
    expect(mostLines(menu)).toBe(7);
  });
});
