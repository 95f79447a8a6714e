import { describe, expect, it } from 'vitest';
import { hasNoProduction, insteadFor } from '#features/commission/progress/hasNoProduction.web.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import type { MenuEntry } from '#platform/web/shell/menu/menu.ts';
import { menuOf } from '#platform/web/shell/menu/menuOf.ts';
import type { Reader } from '#platform/web/shell/reader.ts';
import { menuOrder } from './menuOrder.ts';
import { webRooms } from './rooms.ts';
import { menuPagesOf } from './useMenu.ts';

const words = (menu: MenuEntry[]): unknown[] =>
  menu.map(({ label, children }) => (children ? [label, words(children)] : label));

const salesperson: Reader = { role: 'salesperson', desks: [] };
const admin: Reader = { role: 'admin', desks: [] };
const staff = (...desks: Desk[]): Reader => ({ role: 'staff', desks });
const menuFor = (reader: Reader, waiting = {}) => menuOf(menuPagesOf(reader), waiting);

describe('the side menu', () => {
  it('has every entry in its order and its words', () => {
    expect(words(menuFor(salesperson))).toEqual([
      'Dashboard',
      'CEA Practice Circulars',
      'Contact Management',
      ['E-Submission', ['Submit New Transaction', 'Status Of Submission', 'Required Documents']],
      [
        'My Production',
        ['Production Dashboard', 'My Transactions', 'My Payment Received', 'My Outstanding Comm', 'My Commission Plan'],
      ],
      ['Team Productions', ['Team HR', 'Team Transactions', 'Team Performance']],
      ['CPD / Training', ['CPD Course(s) Attended', 'Courses/Events Registered']],
      'Agent Tools',
      'Resources',
      ['Useful Links', ['Gov E-Services', 'Tools And Services', 'Professional Body']],
    ]);
  });

  const ofSales = ['My Production', 'Team Productions'];
  const pagesIn = (menu: MenuEntry[]) => menu.flatMap(({ children = [] }) => children.map(({ label }) => label));

  it('has the Agency Desk first and open, and the same order beneath, with what only salespeople have at the end', () => {
    const [desk, ...beneath] = menuFor(admin);
    expect(desk).toMatchObject({ label: 'Agency Desk', startsOpen: true });
    const theirs = menuFor(salesperson);
    const [sales, others] = [true, false].map((is) => theirs.filter(({ label }) => ofSales.includes(label) === is));
    expect(words(beneath)).toEqual([...words(others ?? []), ['For Salespeople', pagesIn(sales ?? [])]]);
    expect(beneath.at(-1)?.startsOpen).toBeUndefined();
  });

  it.each<Reader>([
    admin,
    ...(['finance', 'submissions', 'compliance', 'people', 'content'] as const).map((desk) => staff(desk)),
    staff(),
  ])('leads %j from those pages to one that they have', (reader) => {
    const { to, label } = insteadFor(reader);
    expect(menuPagesOf(reader)).toContainEqual(expect.objectContaining({ to, label }));
    const folded = menuPagesOf(reader).filter(({ group }) => group?.label === 'For Salespeople');
    const [first] = folded;
    expect([folded.length, first?.label]).toEqual(
      reader.role === 'staff' ? [9, 'Contact Management'] : [8, 'Production Dashboard'],
    );
    expect(hasNoProduction(salesperson)).toBe(false);
  });

  it('has a place for each page that is in it, and for no other', () => {
    const readers = [admin, staff('compliance')];
    const inMenu = new Set(readers.flatMap((reader) => menuPagesOf(reader).map(({ to }) => to)));
    expect([...inMenu].sort()).toEqual([...menuOrder].sort());
  });

  it('has icons at the top, and an address for each entry', () => {
    for (const { icon, to } of menuFor(admin))
      expect([typeof icon, to]).toEqual(['object', expect.stringMatching('^/')]);
  });

  it('says what waits, and nothing where nothing waits', () => {
    const waiting = { '/agency-desk/submissions': 4, '/e-submission/status-of-submission': 0 };
    const menu = menuFor(staff('finance'), waiting);
    expect(menu[0]?.children?.[0]).toMatchObject({ label: 'Submissions', badge: 4 });
    const [, status] = menu.find(({ label }) => label === 'E-Submission')?.children ?? [];
    expect(status).toMatchObject({ label: 'Status Of Submission', to: '/e-submission/status-of-submission' });
    expect(status).not.toHaveProperty('badge');
  });

  it.each<[Desk, string[]]>([
    [
      'finance',
      [
        'Submissions',
        'Finance',
        'Deals',
        'Invoices',
        'Receipts',
        'Bank',
        'Ageing',
        'Reminders',
        'Approvals',
        'Co-brokers',
        'Payouts',
        'Ledger',
        'Commission Plans',
        'Duty And Loan Rates',
        'Letterhead And GST',
        'Reports',
      ],
    ],
    ['submissions', ['Submissions', 'Document Rules']],
    [
      'compliance',
      [
        'Submissions',
        'Screening Hits',
        'Approvals',
        'Holds',
        'Suspicions',
        'Screening Lists',
        'Countries',
        'Form Templates',
        'Record Keeping',
        'Legal Holds',
        'Due Diligence Settings',
        'Circulars',
      ],
    ],
    ['people', ['Courses', 'People']],
    ['content', ['Circulars', 'Content', 'Links', 'Forms', 'Market Data', 'Courses', 'Settings']],
  ])('has one more group for the %s desk', (desk, children) => {
    expect(words(menuFor(staff(desk)))[0]).toEqual(['Agency Desk', children]);
  });

  it('leads an administrator to all but the queue of compliance', () => {
    const children = [
      'Submissions',
      'Document Rules',
      'Finance',
      'Deals',
      'Invoices',
      'Receipts',
      'Bank',
      'Ageing',
      'Reminders',
      'Approvals',
      'Co-brokers',
      'Payouts',
      'Ledger',
      'Commission Plans',
      'Duty And Loan Rates',
      'Letterhead And GST',
      'Reports',
      'Circulars',
      'Content',
      'Links',
      'Forms',
      'Market Data',
      'Courses',
      'People',
      'Settings',
      'Audit Trail',
      'Failed Jobs',
    ];
    expect(words(menuFor(admin))[0]).toEqual(['Agency Desk', children]);
  });
});

describe('what waits', () => {
  const waitingFor = (reader: Reader) =>
    menuPagesOf(reader)
      .filter(({ waiting }) => waiting?.(reader))
      .map(({ to }) => to);

  it('is unread circulars, what was returned to a salesperson, and what was submitted to the desk', () => {
    expect(waitingFor(salesperson)).toEqual([
      '/CEACirculars',
      '/contact-management',
      '/e-submission/status-of-submission',
    ]);
    expect(waitingFor(admin)).toEqual(['/agency-desk/submissions', '/agency-desk/courses', '/CEACirculars']);
    expect(waitingFor(staff('submissions'))).toEqual(['/agency-desk/submissions', '/CEACirculars']);
    expect(waitingFor(staff('compliance'))).toEqual([
      '/agency-desk/submissions',
      '/agency-desk/compliance/hits',
      '/agency-desk/compliance/approvals',
      '/CEACirculars',
    ]);
    expect(waitingFor(staff('people'))).toEqual(['/agency-desk/courses', '/CEACirculars']);
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
