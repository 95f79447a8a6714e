import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '#platform/web/shell/menu.ts';
import { menuFor } from './menu.ts';

const words = (menu: MenuEntry[]): unknown[] =>
  menu.map(({ label, children }) => (children ? [label, words(children)] : label));

const nothing = {
  worksAtDesk: false,
  doesCompliance: false,
  writesRules: false,
  managesPeople: false,
  changesSettings: false,
  runsAgency: false,
};

describe('the side menu', () => {
  it('has every entry in its order and its words', () => {
    expect(words(menuFor(nothing))).toEqual([
      'Dashboard',
      'CEA Practice Circulars',
      'Contact Management',
      ['E-Submission', ['Submit New Transaction', 'Status Of Submission', 'Required Documents']],
      ['My Production', ['Production Dashboard', 'My Transactions', 'My Payment Received', 'My Outstanding Comm']],
      ['Team Productions', ['Team HR', 'Team Transactions', 'Team Performance']],
      ['CPD / Training', ['CPD Course(s) Attended', 'Courses/Events Registered']],
      'Agent Tools',
      'Resources',
      ['Useful Links', ['Gov E-Services', 'Tools And Services', 'Professional Body']],
    ]);
  });

  it('has one more group for the agency desk, and says what waits', () => {
    const menu = menuFor(
      { ...nothing, worksAtDesk: true },
      { '/agency-desk/submissions': 4, '/e-submission/status-of-submission': 0 },
    );
    expect(words(menu).at(-1)).toEqual(['Agency Desk', ['Submissions']]);
    expect(words(menuFor({ ...nothing, worksAtDesk: true, writesRules: true }, {})).at(-1)).toEqual([
      'Agency Desk',
      ['Submissions', 'Document Rules'],
    ]);
    expect(menu.at(-1)?.children?.[0]?.badge).toBe(4);
    expect(menu[3]?.children?.[1]).not.toHaveProperty('badge');
  });

  it('leads the people desk to people, and an administrator to the settings too', () => {
    expect(words(menuFor({ ...nothing, managesPeople: true })).at(-1)).toEqual(['Agency Desk', ['People']]);
    const all = { ...nothing, managesPeople: true, changesSettings: true, runsAgency: true };
    expect(words(menuFor(all)).at(-1)).toEqual(['Agency Desk', ['People', 'Settings', 'Audit Trail', 'Failed Jobs']]);
  });

  it('leads the content desk to its settings', () => {
    expect(words(menuFor({ ...nothing, changesSettings: true })).at(-1)).toEqual(['Agency Desk', ['Settings']]);
  });

  it('leads compliance to its own queue', () => {
    const menu = menuFor({ ...nothing, worksAtDesk: true, doesCompliance: true });
    expect(words(menu).at(-1)).toEqual(['Agency Desk', ['Submissions', 'Compliance']]);
  });
});
