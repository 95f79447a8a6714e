import { expect, it } from 'vitest';
import { type HeldFacts, heldBecause, heldReasons } from './held.rules.ts';

const paid: HeldFacts = {
  clearedOn: '2026-11-17',
  dealState: 'OPEN',
  isApproved: true,
  holdReason: null,
  isComplete: true,
  missingPapers: 0,
  openDueDiligence: 0,
  accountSince: '2026-11-01T00:00:00Z',
  emailChangedByAnotherAt: null,
  countsAtOnce: false,
  wentBack: false,
  isForfeiture: false,
};
const cobroke = {
  shareId: 's',
  isTied: true,
  isRegistered: true,
  hasInvoice: true,
  isInvoiceOfShare: true,
  missingInvoice: 0,
};
const run = { cutOff: '2026-11-17', now: '2026-11-18T00:00:00Z' };

it.each<[Partial<HeldFacts>, string | undefined]>([
  [{}, undefined],
  [{ clearedOn: '2026-11-18' }, 'It came in after the cut-off'],
  [{ isApproved: false }, 'Pending'],
  [{ isApproved: false, clearedOn: '2026-11-18' }, 'Pending'],
  [{ dealState: 'CANCELLED', isApproved: false }, 'The deal was cancelled'],
  [{ dealState: 'ABORTED', isApproved: false }, 'The deal fell through'],
  [{ isForfeiture: true, dealState: 'ABORTED', isApproved: false, isComplete: false, missingPapers: 3 }, undefined],
  [{ isForfeiture: true, dealState: 'ABORTED', holdReason: 'A complaint' }, 'Held by finance: A complaint'],
  [{ isForfeiture: true, dealState: 'ABORTED', accountSince: null }, 'There is no bank account'],
  [{ holdReason: 'A complaint' }, 'Held by finance: A complaint'],
  [{ holdReason: 'A complaint', isApproved: false }, 'Pending'],
  [{ holdReason: 'A complaint', accountSince: null }, 'Held by finance: A complaint'],
  [{ isComplete: false }, 'The completion is not recorded'],
  [{ missingPapers: 1 }, 'Documents are missing'],
  [{ missingPapers: null }, 'Documents are missing'],
  [{ openDueDiligence: 2 }, 'Due diligence is pending'],
  [{ accountSince: null }, 'There is no bank account'],
  [{ accountSince: '2026-11-17T00:00:01Z' }, 'The bank account was changed less than 24 hours ago'],
  [{ accountSince: '2026-11-17T00:00:00Z' }, undefined],
  [{ emailChangedByAnotherAt: '2026-11-15T00:00:01Z' }, 'The agency changed the email address less than 72 hours ago'],
  [{ emailChangedByAnotherAt: '2026-11-15T00:00:00Z' }, undefined],
  [{ wentBack: true }, 'The payment went back'],
  [{ countsAtOnce: true, missingPapers: 2, isApproved: false, dealState: 'ABORTED', accountSince: null }, undefined],
  [{ cobroke }, undefined],
  [{ cobroke: { ...cobroke, isTied: false } }, 'Its agency of the register is not chosen'],
  [{ cobroke: { ...cobroke, hasInvoice: false, isInvoiceOfShare: null } }, 'Their tax invoice is not entered'],
  [{ cobroke: { ...cobroke, isInvoiceOfShare: false } }, 'Their tax invoice is of another amount than their share'],
  [{ cobroke: { ...cobroke, missingInvoice: 1 } }, 'Their tax invoice is not among the documents'],
  [
    { cobroke: { ...cobroke, missingInvoice: 1 }, isForfeiture: true, dealState: 'ABORTED', isApproved: false },
    undefined,
  ],
  [{ cobroke: { ...cobroke, isRegistered: false, hasInvoice: false, isInvoiceOfShare: null } }, undefined],
  [{ countsAtOnce: true, clearedOn: '2026-11-18' }, undefined],
])('%j: %s', (facts, why) => {
  expect(heldBecause({ ...paid, ...facts }, run)).toBe(why);
});

it.each<[Partial<HeldFacts>, string[]]>([
  [
    { isApproved: false, clearedOn: '2026-11-18', isComplete: false, missingPapers: 2, accountSince: null },
    [
      'Pending',
      'It came in after the cut-off',
      'The completion is not recorded',
      'Documents are missing',
      'There is no bank account',
    ],
  ],
  [
    { holdReason: 'A complaint', openDueDiligence: 1, accountSince: '2026-11-17T12:00:00Z' },
    ['Held by finance: A complaint', 'Due diligence is pending', 'The bank account was changed less than 24 hours ago'],
  ],
  [{ dealState: 'CANCELLED', isApproved: false, isComplete: false, missingPapers: 3 }, ['The deal was cancelled']],
  [{ cobroke: { ...cobroke, hasInvoice: false, missingInvoice: 1 } }, ['Their tax invoice is not entered']],
  [
    { refund: { isUsed: true }, holdReason: 'A complaint', isComplete: false, accountSince: null },
    ['The credit was used meanwhile', 'Held by finance: A complaint'],
  ],
  [{ countsAtOnce: true, missingPapers: 2, holdReason: 'A complaint' }, []],
])('%j: each of %j', (facts, why) => {
  expect(heldReasons({ ...paid, ...facts }, run).map(({ words }) => words)).toEqual(why);
});
