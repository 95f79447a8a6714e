import { describe, expect, it } from 'vitest';
import { currentEntry, currentGroup, type MenuEntry, menuPages } from './menu.ts';

const menu: MenuEntry[] = [
  { label: 'Dashboard', to: '/' },
  {
    label: 'My Production',
    to: '/my-productions',
    children: [
      { label: 'Production Dashboard', to: '/my-productions' },
      { label: 'My Payment Received', to: '/my-productions/commission-payout', also: ['/my-productions/statement'] },
    ],
  },
  {
    label: 'E-Submission',
    to: '/e-submission',
    children: [{ label: 'Status Of Submission', to: '/e-submission/status-of-submission' }],
  },
];

describe('the menu', () => {
  it.each([
    ['/', '/', undefined],
    ['/my-productions', '/my-productions', 'My Production'],
    ['/my-productions/commission-payout', '/my-productions/commission-payout', 'My Production'],
    ['/my-productions/statement/2026', '/my-productions/commission-payout', 'My Production'],
    ['/e-submission/7f1c', undefined, 'E-Submission'],
    ['/my-productionsX', undefined, undefined],
  ])('%s marks %s in %s', (pathname, entry, group) => {
    expect(currentEntry(menu, pathname)).toBe(entry);
    expect(currentGroup(menu, pathname)).toBe(group);
  });

  it('lists its pages, not its groups', () => {
    expect(menuPages(menu).map((page) => page.label)).toEqual([
      'Dashboard',
      'Production Dashboard',
      'My Payment Received',
      'Status Of Submission',
    ]);
  });
});
