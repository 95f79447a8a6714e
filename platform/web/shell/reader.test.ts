import { expect, test } from 'vitest';
import { type Reader, shownTo } from './reader.ts';

const parts = [
  { id: 'for everyone' },
  { id: 'for staff', isFor: ({ role }: Reader) => role === 'staff' },
  { id: 'in pilot', inPilot: true as const },
  { id: 'in pilot, for staff', inPilot: true as const, isFor: ({ role }: Reader) => role === 'staff' },
];
const seenBy = (reader: Reader) => shownTo(reader, parts).map(({ id }) => id);

test.each<[string, Reader, string[]]>([
  ['a salesperson', { role: 'salesperson', desks: [] }, ['for everyone']],
  ['a salesperson in the pilot', { role: 'salesperson', desks: [], inPilot: true }, ['for everyone', 'in pilot']],
  ['staff', { role: 'staff', desks: ['finance'], inPilot: false }, ['for everyone', 'for staff']],
])('%s sees what is for them, and what is in pilot only in it', (_, reader, seen) => {
  expect(seenBy(reader)).toEqual(seen);
});
