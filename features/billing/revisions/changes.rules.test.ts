import { expect, it } from 'vitest';
import type { Snapshot } from '#features/deal/rules/snapshot.ts';
import { changesBetween } from './changes.rules.ts';

const share = (shareId: string | null, name: string, amountCents: number): Snapshot['shares'][number] => ({
  shareId,
  userId: 'u',
  role: 'CA',
  name,
  registrationNo: 'R1',
  amountCents,
  agencyName: null,
  licenceNo: null,
  agencyAddress: null,
  email: null,
  gstRegistered: null,
  direction: null,
});
const bill = (billId: string | null, invoiceToText: string, amountCents: number): Snapshot['bills'][number] => ({
  billId,
  billFor: 'OWN_CLIENT',
  invoiceToText,
  amountCents,
  address: '',
  email: '',
  postalCode: '',
  uen: '',
  gstNumber: '',
  termsDays: null,
});

it('names what a revision changes, adds and removes, and a bill that is addressed to another one', () => {
  const before = {
    commissionCents: 100,
    shares: [share('a', 'Ann', 60), share('b', 'Ben', 40)],
    bills: [bill('x', 'Goh', 60), bill('y', 'Tan', 40)],
  };
  const after = {
    commissionCents: 90,
    shares: [share('a', 'Ann', 60), share(null, 'Cid', 30)],
    bills: [bill('x', 'Lim', 60), bill(null, 'Tan', 30)],
  };
  expect(changesBetween(before, before)).toEqual([]);
  expect(
    changesBetween(before, after).map((change) => [
      change.of,
      change.name,
      change.before,
      change.after,
      change.isReworded,
    ]),
  ).toEqual([
    ['COMMISSION', '', 100, 90, false],
    ['SHARE', 'Ben', 40, null, false],
    ['SHARE', 'Cid', null, 30, false],
    ['BILL', 'Lim', 60, 60, true],
    ['BILL', 'Tan', 40, null, false],
    ['BILL', 'Tan', null, 30, false],
  ]);
});
