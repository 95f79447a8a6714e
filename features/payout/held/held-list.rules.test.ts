import { expect, it } from 'vitest';
import type { HeldReason } from './held.rules.ts';
import { groupHeld, heldWhere, reasonsOf } from './held-list.rules.ts';

const documents: HeldReason = { cause: 'DOCUMENTS', words: 'Documents are missing' };
const complaint: HeldReason = { cause: 'FINANCE', words: 'Held by finance: A complaint of the client' };
const disputed: HeldReason = { cause: 'FINANCE', words: 'Held by finance: Disputed' };
const deal = { dealNo: 'D-2026-000012' };
const held = [
  { name: 'Hannah Lim', payeeId: 'h', of: deal.dealNo, deal, cents: 500, reasons: [documents] },
  { name: 'Rajesh Nair', payeeId: 'r', of: deal.dealNo, deal, cents: 70, reasons: [complaint, documents] },
  { name: 'Hannah Lim', payeeId: 'h', of: 'PV26-000007', deal: null, cents: 9, reasons: [disputed] },
  { name: 'Tan Wei', payeeId: 't', of: deal.dealNo, deal, cents: 30, reasons: [documents] },
];

it.each([
  [{}, [0, 1, 2, 3]],
  [{ search: 'hannah' }, [0, 2]],
  [{ search: '000012' }, [0, 1, 3]],
  [{ search: '  complaint  nair ' }, [1]],
  [{ search: 'pv26 missing' }, []],
  [{ why: 'Held by finance' }, [1, 2]],
  [{ why: 'Documents are missing' }, [0, 1, 3]],
  [{ why: 'Held by finance', search: 'LIM' }, [2]],
  [{ why: 'Pending' }, []],
])('%j finds %j', (given, found) => {
  expect(heldWhere(held, given)).toEqual(found.map((index) => held[index]));
});

it('has each reason once, what finance holds as one', () => {
  expect(reasonsOf(held)).toEqual(['Documents are missing', 'Held by finance']);
});

it('groups items by their deal and by all that holds them', () => {
  const other = { ...held[0], name: 'Low Ai', deal: { dealNo: 'D-2026-000013' }, cents: 2, reasons: [documents] };
  expect(
    groupHeld([other, ...held] as typeof held).map(({ items, cents }) => [items.map(({ name }) => name), cents]),
  ).toEqual([
    [['Hannah Lim', 'Tan Wei'], 530],
    [['Rajesh Nair'], 70],
    [['Low Ai'], 2],
    [['Hannah Lim'], 9],
  ]);
});
