import { describe, expect, it } from 'vitest';
import { hasNoProduction, insteadFor } from '#features/commission/progress/hasNoProduction.web.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import { isFold, type MenuEntry, mostLines, waitingIn } from '#platform/web/shell/menu/menu.ts';
import type { Reader } from '#platform/web/shell/reader.ts';
import { menuAreas } from './menuAreas.ts';
import { webRooms } from './rooms.ts';
import { barFor, menuFor, menuPagesOf } from './useMenu.ts';

/** Each line; of a fold its label and its lines. Headings stand before what follows them. */
const words = (menu: MenuEntry[]): unknown[] =>
  menu.flatMap((entry) => {
    if (!isFold(entry) && entry.isUnlisted) return [];
    const line = isFold(entry)
      ? [entry.isPanel ? `${entry.label} ›` : entry.label, words(entry.children)]
      : entry.label;
    return entry.heading ? [`# ${entry.heading}`, line] : [line];
  });

const salesperson: Reader = { role: 'salesperson', desks: [] };
const admin: Reader = { role: 'admin', desks: [] };
const staff = (...desks: Desk[]): Reader => ({ role: 'staff', desks });
const desks = ['finance', 'submissions', 'compliance', 'people', 'content'] as const;

const given = [
  '# Work',
  'CEA Practice Circulars',
  'Contact Management',
  ['E-Submission', ['Submit New Transaction', 'Status Of Submission', 'Required Documents']],
  '# Money',
  ['My Production', ['Production Dashboard', 'My Transactions', 'My Payment Received', 'My Outstanding Comm']],
  ['Team Productions', ['Team HR', 'Team Transactions', 'Team Performance']],
  '# Learn and look up',
  ['CPD / Training', ['CPD Course(s) Attended', 'Courses/Events Registered']],
  'Agent Tools',
  'Resources',
  ['Useful Links', ['Gov E-Services', 'Tools And Services', 'Professional Body']],
];

const everyone = ['# Everyone', 'CEA Practice Circulars', ['All pages ›', given]];

const ofFinance = [
  ['Money in', ['Invoices', 'Receipts', 'Bank', 'Reminders', 'Ageing']],
  ['Money out', ['Payouts', 'Co-brokers']],
  'Deals',
  'Approvals',
  ['Books and setup', ['Ledger', 'Reports', 'Commission plans', 'Duty and loan rates', 'Letterhead and GST']],
];

const ofCompliance = [
  'Screening hits',
  'Form approvals',
  'Holds',
  'Suspicions',
  ['Lists', ['Screening lists', 'Countries']],
  ['Records', ['Record keeping', 'Legal holds']],
  ['Setup', ['Form templates', 'Due diligence settings']],
];

describe('the side menu', () => {
  it('has every entry of a salesperson in its order and its words', () => {
    expect(words(menuFor(salesperson))).toEqual(['Dashboard', ...given]);
  });

  it.each<[Desk, unknown[]]>([
    ['finance', ['# Submissions', 'Submissions', '# Finance', ...ofFinance]],
    ['submissions', ['# Submissions', 'Submissions', 'Document rules']],
    ['compliance', ['# Submissions', 'Submissions', '# Compliance', ...ofCompliance, '# Content', 'Publish circulars']],
    ['people', ['# Courses', 'Courses', '# People', 'People']],
    [
      'content',
      [
        ...['# Content', 'Publish circulars', 'Content', 'Links', 'Forms', 'Market data'],
        ...['# Courses', 'Courses', '# System', 'Settings'],
      ],
    ],
  ])('has the areas of the %s desk, and after them all pages', (desk, lines) => {
    expect(words(menuFor(staff(desk)))).toEqual(['Dashboard', ...lines, ...everyone]);
  });

  it('folds the areas of an administrator, who has none of compliance', () => {
    expect(words(menuFor(admin))).toEqual([
      'Dashboard',
      '# Areas',
      ['Submissions', ['Submissions', 'Document rules']],
      ['Finance ›', ofFinance],
      ['Content', ['Publish circulars', 'Content', 'Links', 'Forms', 'Market data']],
      'Courses',
      'People',
      ['System', ['Settings', 'Audit trail', 'Failed jobs']],
      ...everyone,
    ]);
  });

  it.each([
    ...[salesperson, admin, staff()],
    ...desks.flatMap((one, at) => [staff(one), ...desks.slice(at + 1).map((other) => staff(one, other))]),
  ])('has fourteen lines in view at most for %j', (reader) => {
    const menu = menuFor(reader);
    const panels = menu.filter(isFold).filter(({ isPanel }) => isPanel);
    expect(mostLines(menu)).toBeLessThanOrEqual(14);
    for (const { children } of panels) expect(mostLines(children)).toBeLessThanOrEqual(14);
  });

  it.each<Reader>([admin, ...desks.map((desk) => staff(desk)), staff()])(
    'leads %j from pages that have nothing for them to one that they have',
    (reader) => {
      const { to, label } = insteadFor(reader);
      expect(menuPagesOf(reader)).toContainEqual(expect.objectContaining({ to, label }));
      expect(hasNoProduction(salesperson)).toBe(false);
    },
  );

  it('has a place for each page that is in it, and for no other', () => {
    const lines = [...menuAreas.sales, ...menuAreas.desks].flatMap(({ lines, unlisted = [] }) => [
      ...lines.flatMap((line) => (typeof line === 'string' ? [line] : [...line.pages, ...(line.unlisted ?? [])])),
      ...unlisted,
    ]);
    const inMenu = new Set([admin, staff('compliance')].flatMap((reader) => menuPagesOf(reader).map(({ to }) => to)));
    expect([menuAreas.first, ...lines].sort()).toEqual([...inMenu].sort());
  });

  it('has icons at the top', () => {
    for (const reader of [salesperson, admin, staff(), ...desks.map((desk) => staff(desk))])
      for (const entry of menuFor(reader))
        if (isFold(entry) || !entry.isUnlisted)
          expect([entry.label, typeof entry.icon]).toEqual([entry.label, 'object']);
  });

  it('says what waits, and nothing where nothing waits', () => {
    const waiting = { '/agency-desk/submissions': 4, '/e-submission/status-of-submission': 0 };
    const menu = menuFor(staff('finance'), waiting);
    expect(menu).toContainEqual(expect.objectContaining({ label: 'Submissions', badge: 4 }));
    expect(waitingIn(menu.slice(-1))).toBe(0);
  });
});

describe('the bottom bar', () => {
  it.each<[string, Reader, string[]]>([
    ['a salesperson', salesperson, ['Home', 'Submit', 'Contacts', 'Money']],
    ['finance', staff('finance'), ['Home', 'Invoices', 'Payouts', 'Queue']],
    ['compliance', staff('compliance'), ['Home', 'Hits', 'Approvals', 'Queue']],
    ['submissions', staff('submissions'), ['Home', 'Queue', 'Circulars']],
    ['people', staff('people'), ['Home', 'People', 'Circulars']],
    ['content', staff('content'), ['Home', 'Content', 'Circulars']],
    ['an administrator', admin, ['Home', 'Invoices', 'Payouts', 'Queue']],
  ])('of %s', (_, reader, labels) => {
    expect(barFor(reader, menuFor(reader)).map(({ label }) => label)).toEqual(labels);
  });

  it('says what waits on all pages of a place', () => {
    const waiting = { '/e-submission/status-of-submission': 3 };
    expect(barFor(salesperson, menuFor(salesperson, waiting)).map(({ badge }) => badge)).toEqual([0, 3, 0, 0]);
  });
});

describe('what waits', () => {
  const waitingFor = (reader: Reader) =>
    menuPagesOf(reader)
      .filter(({ waiting }) => waiting?.(reader))
      .map(({ to }) => to)
      .sort();

  it('is unread circulars, what was returned to a salesperson, and what was submitted to the desk', () => {
    expect(waitingFor(salesperson)).toEqual([
      '/CEACirculars',
      '/contact-management',
      '/e-submission/status-of-submission',
    ]);
    expect(waitingFor(admin)).toEqual(['/CEACirculars', '/agency-desk/courses', '/agency-desk/submissions']);
    expect(waitingFor(staff('submissions'))).toEqual(['/CEACirculars', '/agency-desk/submissions']);
    expect(waitingFor(staff('compliance'))).toEqual([
      '/CEACirculars',
      '/agency-desk/compliance/approvals',
      '/agency-desk/compliance/hits',
      '/agency-desk/submissions',
    ]);
    expect(waitingFor(staff('people'))).toEqual(['/CEACirculars', '/agency-desk/courses']);
  });
});

describe('what rooms declare side by side', () => {
  it.each([
    ['pages', webRooms.flatMap(({ pages = [] }) => pages.map(({ path }) => path))],
    ['parts of the home page', webRooms.flatMap(({ home = [] }) => home.map(({ id }) => id))],
    ['sources of the search', webRooms.flatMap(({ search = [] }) => search.map(({ id }) => id))],
  ])('%s have a name of their own each', (_, names) => {
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual([...new Set(names)]);
  });
});
