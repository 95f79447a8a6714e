import { expect, it } from 'vitest';
import { heldWhere, reasonsOf } from './held-list.ts';

const held = [
  { name: 'Hannah Lim', of: 'D-2026-000012', why: 'Documents are missing' },
  { name: 'Rajesh Nair', of: 'D-2026-000012', why: 'Held by finance: A complaint of the client' },
  { name: 'Hannah Lim', of: 'PV26-000007', why: 'Held by finance: Disputed' },
];

it.each([
  [{}, [0, 1, 2]],
  [{ search: 'hannah' }, [0, 2]],
  [{ search: '000012' }, [0, 1]],
  [{ search: '  complaint  nair ' }, [1]],
  [{ search: 'pv26 missing' }, []],
  [{ why: 'Held by finance' }, [1, 2]],
  [{ why: 'Held by finance', search: 'LIM' }, [2]],
  [{ why: 'Pending' }, []],
])('%j finds %j', (given, found) => {
  expect(heldWhere(held, given)).toEqual(found.map((index) => held[index]));
});

it('has each reason once, what finance holds as one', () => {
  expect(reasonsOf(held)).toEqual(['Documents are missing', 'Held by finance']);
});
