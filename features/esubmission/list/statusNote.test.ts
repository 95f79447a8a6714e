import { describe, expect, it } from 'vitest';
import type { Row } from '../summary/summary.calls.ts';
import { statusNote } from './statusNote.web.ts';
import { listQuery, periodStart } from './submissionList.web.ts';

const row: Row = {
  eSubId: '7f1f1d54-9c0e-4b0e-8d54-5e3f4c9a1b2c',
  caseNo: 'ES-2026-004127',
  transactionType: 'SALE',
  propertyCategory: 'hdb',
  propertyType: '4R',
  address: 'Blk 627B Tampines St 61 #09-118',
  representedSide: 'SELLER',
  priceCents: 72_800_000,
  commissionCents: 1_456_000,
  status: { id: 1, label: 'Draft' },
  createdDate: '2026-11-01T02:00:00Z',
  submittedDate: null,
  agentName: 'Hannah Lim',
  claimedByName: null,
  currentStep: 'documents',
  isOwn: true,
  eccdid: null,
};
const today = '2026-11-12';

describe('the text under a status', () => {
  it('shows the step of a draft', () => {
    expect(statusNote(row, today)).toBe('Step 5 of 8');
  });

  it.each([
    // 00:30 on the 12th in Singapore
    ['2026-11-11T16:30:00Z', 'Today'],
    ['2026-11-10T18:00:00Z', 'Yesterday'],
    ['2026-11-07T02:00:00Z', '5 days ago'],
    ['2026-09-07T02:00:00Z', '07 Sep 2026'],
  ])('says since when a submitted one waits: %s', (submittedDate, note) => {
    expect(statusNote({ ...row, status: { id: 2, label: 'Submitted' }, submittedDate }, today)).toBe(note);
  });

  it('shows the reviewer of a submission under review', () => {
    const status = { id: 3 as const, label: 'Under review' };
    expect(statusNote({ ...row, status, claimedByName: 'Mei Tan' }, today)).toBe('Mei Tan');
  });

  it('adds no second word to one that is returned', () => {
    expect(statusNote({ ...row, status: { id: 5, label: 'Returned' } }, today)).toBeUndefined();
  });
});

describe('a period of the list', () => {
  it.each([
    ['7', '2026-11-06'],
    ['90', '2026-08-15'],
    ['year', '2026-01-01'],
  ])('%s begins on %s', (period, from) => {
    expect(periodStart(period, today)).toBe(from);
  });

  it.each([
    [{ period: '7' }, { from: '2026-11-06' }],
    [
      { period: 'days', from: '2026-03-01', to: '2026-03-31' },
      { from: '2026-03-01', to: '2026-03-31' },
    ],
    [{ period: 'days', to: '2026-03-31' }, { to: '2026-03-31' }],
    [{ period: 'days' }, {}],
    // Days that were typed before another period was chosen have no effect.
    [{ from: '2026-03-01', to: '2026-03-31' }, {}],
  ])('%j is asked as %j', (filters, asked) => {
    const page = { pageNumber: 1, pageSize: 20, sortBy: 'CreatedDate', sortDirection: 'desc' } as const;
    expect(listQuery({ ...page, ...filters }, today)).toEqual({ ...page, ...asked });
  });
});
