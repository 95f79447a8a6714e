import { expect, it } from 'vitest';
import { type HeldFacts, heldBecause } from './held.ts';

const paid: HeldFacts = {
  clearedOn: '2026-11-17',
  dealState: 'OPEN',
  isApproved: true,
  holdReason: null,
  completedOn: '2026-11-10',
  missingPapers: 0,
  openDueDiligence: 0,
  accountSince: '2026-11-01T00:00:00Z',
  emailChangedByAnotherAt: null,
  countsAtOnce: false,
  wentBack: false,
  isForfeiture: false,
};
const run = { cutOff: '2026-11-17', now: '2026-11-18T00:00:00Z' };

it.each<[Partial<HeldFacts>, string | undefined]>([
  [{}, undefined],
  [{ clearedOn: '2026-11-18' }, 'It came in after the cut-off'],
  [{ isApproved: false }, 'Pending'],
  [{ isApproved: false, clearedOn: '2026-11-18' }, 'Pending'],
  [{ dealState: 'CANCELLED', isApproved: false }, 'The deal was cancelled'],
  [{ dealState: 'ABORTED', isApproved: false }, 'The deal fell through'],
  [{ isForfeiture: true, dealState: 'ABORTED', isApproved: false, completedOn: null, missingPapers: 3 }, undefined],
  [{ isForfeiture: true, dealState: 'ABORTED', holdReason: 'A complaint' }, 'Held by finance: A complaint'],
  [{ isForfeiture: true, dealState: 'ABORTED', accountSince: null }, 'There is no bank account'],
  [{ holdReason: 'A complaint' }, 'Held by finance: A complaint'],
  [{ holdReason: 'A complaint', isApproved: false }, 'Pending'],
  [{ holdReason: 'A complaint', accountSince: null }, 'Held by finance: A complaint'],
  [{ completedOn: null }, 'The completion is not recorded'],
  [{ missingPapers: 1 }, 'Documents are missing'],
  [{ missingPapers: null }, 'Documents are missing'],
  [{ openDueDiligence: 2 }, 'Due diligence is pending'],
  [{ accountSince: null }, 'There is no bank account'],
  [{ accountSince: '2026-11-17T00:00:01Z' }, 'The bank account was changed less than 24 hours ago'],
  [{ accountSince: '2026-11-17T00:00:00Z' }, undefined],
  [{ emailChangedByAnotherAt: '2026-11-15T00:00:01Z' }, 'The agency changed the e-mail address less than 72 hours ago'],
  [{ emailChangedByAnotherAt: '2026-11-15T00:00:00Z' }, undefined],
  [{ wentBack: true }, 'The payment went back'],
  [{ countsAtOnce: true, missingPapers: 2, isApproved: false, dealState: 'ABORTED', accountSince: null }, undefined],
  [{ countsAtOnce: true, clearedOn: '2026-11-18' }, undefined],
])('%j: %s', (facts, why) => {
  expect(heldBecause({ ...paid, ...facts }, run)).toBe(why);
});
