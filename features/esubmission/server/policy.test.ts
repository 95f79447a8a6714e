import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/contract/actor.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import { allowedMoves } from '../status.ts';
import { type StatusId, statuses } from '../words.ts';
import { abilitiesOf, deskStatuses, mayReadParties, partsIn } from './policy.ts';

const actor = (userId: string, role: Actor['role'], desks: Desk[] = []): Actor => ({
  userId,
  userName: userId,
  role,
  desks,
  via: 'password',
  sessionId: '',
});

const people = {
  owner: actor('hannah', 'salesperson'),
  cobroker: actor('ravi', 'salesperson'),
  claimant: actor('dana', 'staff', ['submissions']),
  desk: actor('eve', 'staff', ['submissions']),
  admin: actor('root', 'admin'),
  finance: actor('finn', 'staff', ['finance']),
  compliance: actor('cora', 'staff', ['compliance']),
};
type Who = keyof typeof people;

const abilities = (who: Who, status: StatusId) => {
  const facts = { status, createdBy: 'hannah', claimedBy: status >= 3 ? 'dana' : null };
  const all = abilitiesOf(people[who], facts);
  return Object.entries(all)
    .filter(([, may]) => may)
    .map(([name]) => name)
    .join(' ');
};

describe('abilities', () => {
  it.each<[Who, Record<StatusId, string>]>([
    ['owner', { 1: 'edit submit delete cancel', 2: 'cancel', 3: '', 4: '', 5: 'edit submit cancel', 6: '', 7: '' }],
    ['cobroker', { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '' }],
    ['claimant', { 1: '', 2: 'cancel claim', 3: 'cancel release decide', 4: '', 5: '', 6: '', 7: 'cancel' }],
    ['desk', { 1: '', 2: 'cancel claim', 3: 'cancel claim', 4: '', 5: '', 6: '', 7: 'cancel' }],
    ['admin', { 1: '', 2: 'cancel claim', 3: 'cancel claim', 4: '', 5: '', 6: '', 7: 'cancel' }],
    ['finance', { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '' }],
    ['compliance', { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '' }],
  ])('of the %s', (who, expected) => {
    for (const id of Object.keys(expected))
      expect([id, abilities(who, Number(id) as StatusId)]).toEqual([id, expected[Number(id) as StatusId]]);
  });

  it('promise no move that the table refuses, and hide none that it allows', () => {
    for (const who of Object.keys(people) as Who[])
      for (const id of Object.keys(statuses).map(Number) as StatusId[]) {
        const facts = { status: id, createdBy: 'hannah', claimedBy: id >= 3 ? 'dana' : null };
        const can = abilitiesOf(people[who], facts);
        const moves = allowedMoves(id, partsIn(people[who], facts));
        const promised = [
          ...(can.submit || can.release ? [2] : []),
          ...(can.claim ? [3] : []),
          ...(can.cancel ? [4] : []),
          ...(can.decide ? [5, 6, 7] : []),
        ];
        expect([who, id, moves]).toEqual([who, id, promised]);
      }
  });
});

it('shows the desks what was submitted, and finance what was approved', () => {
  const drafts = (who: Who) => deskStatuses(people[who]).includes(1);
  expect((Object.keys(people) as Who[]).some(drafts)).toBe(false);
  expect(deskStatuses(people.finance)).toEqual([7, 9, 10]);
  expect(deskStatuses(people.compliance)).toEqual(deskStatuses(people.desk));
  expect(deskStatuses(people.owner)).toEqual([]);
  expect(deskStatuses(actor('cleo', 'staff', ['content']))).toEqual([]);
});

it('shows parties to the owner and to staff', () => {
  const readers = (Object.keys(people) as Who[]).filter((who) => mayReadParties(people[who], { createdBy: 'hannah' }));
  expect(readers).toEqual(['owner', 'claimant', 'desk', 'admin', 'finance', 'compliance']);
});
