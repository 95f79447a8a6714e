import { describe, expect, it } from 'vitest';
import { type Actor, isCompliance } from '#platform/contract/actor.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import { allowedMoves } from '../status/moves.rules.ts';
import { type StatusId, statuses } from '../status/status.words.ts';
import { abilitiesOf, deskStatuses, mayReadParties, partsIn } from './policy.server.ts';

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

/** On hold, from Under review. */
const factsOf = (status: StatusId) => ({
  status,
  heldFrom: status === 8 ? (3 as const) : null,
  createdBy: 'hannah',
  claimedBy: status >= 3 ? 'dana' : null,
  transactionType: 'LEASE' as const,
});

const abilities = (who: Who, status: StatusId) => {
  const all = abilitiesOf(people[who], factsOf(status));
  return Object.entries(all)
    .filter(([name, may]) => may && name !== 'remark')
    .map(([name]) => name)
    .join(' ');
};

describe('abilities', () => {
  it.each<[Who, Partial<Record<StatusId, string>>]>([
    [
      'owner',
      {
        1: 'edit submit delete cancel',
        2: 'cancel takeBack again',
        3: 'again',
        4: 'clone again',
        5: 'edit submit cancel again',
        6: 'clone again',
        7: 'addPapers again',
        9: 'again',
        10: 'again',
      },
    ],
    ['cobroker', {}],
    [
      'claimant',
      { 2: 'cancel claim', 3: 'cancel release decide judge stamp reject', 7: 'cancel judge addPapers abort' },
    ],
    ['desk', { 2: 'cancel claim', 3: 'cancel claim', 7: 'cancel judge addPapers abort' }],
    ['admin', { 2: 'cancel claim', 3: 'cancel claim', 7: 'cancel judge addPapers abort' }],
    ['finance', { 7: 'addPapers' }],
    ['compliance', { 2: 'hold', 3: 'reject hold', 7: 'hold', 8: 'resume', 10: 'hold' }],
  ])('of the %s', (who, expected) => {
    for (const id of Object.keys(statuses).map(Number) as StatusId[])
      expect([id, abilities(who, id)]).toEqual([id, expected[id] ?? '']);
  });

  it('promise no move that the table refuses, and hide none that it allows', () => {
    for (const who of Object.keys(people) as Who[])
      for (const id of Object.keys(statuses).map(Number) as StatusId[]) {
        const facts = factsOf(id);
        const can = abilitiesOf(people[who], facts);
        const moves = allowedMoves(facts, partsIn(people[who], facts));
        const promised = [
          ...(can.takeBack ? [1] : []),
          ...(can.submit || can.release ? [2] : []),
          ...(can.claim || can.resume ? [3] : []),
          ...(can.cancel ? [4] : []),
          ...(can.decide ? [5] : []),
          ...(can.reject ? [6] : []),
          ...(can.decide ? [7] : []),
          ...(can.hold ? [8] : []),
          ...(can.abort ? [9] : []),
        ];
        expect([who, id, moves]).toEqual([who, id, promised]);
      }
  });
});

it('shows the desks what was submitted, and finance what was approved', () => {
  const drafts = (who: Who) => deskStatuses(people[who]).includes(1);
  expect((Object.keys(people) as Who[]).some(drafts)).toBe(false);
  expect(deskStatuses(people.finance)).toEqual([7, 8, 9, 10]);
  expect(deskStatuses(people.compliance)).toEqual(deskStatuses(people.desk));
  expect(deskStatuses(people.owner)).toEqual([]);
  expect(deskStatuses(actor('cleo', 'staff', ['content']))).toEqual([]);
});

it('shows parties to the owner and to staff', () => {
  const readers = (Object.keys(people) as Who[]).filter((who) => mayReadParties(people[who], { createdBy: 'hannah' }));
  expect(readers).toEqual(['owner', 'claimant', 'desk', 'admin', 'finance', 'compliance']);
});

it('lets owner and desk talk about what the desk sees, in every state', () => {
  const talkers = (status: StatusId) =>
    (Object.keys(people) as Who[]).filter((who) => abilitiesOf(people[who], factsOf(status)).remark);
  expect(talkers(1)).toEqual(['owner']);
  for (const id of [2, 5, 6, 8] as const) expect(talkers(id)).toEqual(['owner', 'claimant', 'desk', 'admin']);
});

it('shows holds to compliance only, not even to the administrator', () => {
  expect((Object.keys(people) as Who[]).filter((who) => isCompliance(people[who]))).toEqual(['compliance']);
});
