import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedMoves, type CurrentStatus, findMove, moves, type Part, partsOf } from './moves.rules.ts';
import { type StatusId, statuses } from './status.words.ts';

const ids = Object.keys(statuses).map(Number) as StatusId[];
type Name = 'owner' | 'desk' | 'claimant' | 'compliance' | 'nobody';

/** All moves: for each status, to which statuses each part can move it. What is not listed is refused. */
const truth: Record<StatusId, Partial<Record<Name, StatusId[]>>> = {
  1: { owner: [2, 4] },
  2: { owner: [1, 4], desk: [3, 4], claimant: [3, 4], compliance: [8] },
  3: { desk: [3, 4], claimant: [2, 4, 5, 6, 7], compliance: [6, 8] },
  4: {},
  5: { owner: [2, 4] },
  6: {},
  7: { desk: [4, 9], claimant: [4, 9], compliance: [8] },
  8: {},
  9: {},
  10: { compliance: [8] },
};

const nobody = { isOwner: false, isDesk: false, isClaimant: false, isCompliance: false };
const who: Record<Name, Part[]> = {
  owner: partsOf({ ...nobody, isOwner: true }),
  desk: partsOf({ ...nobody, isDesk: true }),
  claimant: partsOf({ ...nobody, isDesk: true, isClaimant: true }),
  compliance: partsOf({ ...nobody, isCompliance: true }),
  // A former member of the desk who had claimed it.
  nobody: partsOf({ ...nobody, isClaimant: true }),
};
const names = Object.keys(who) as Name[];

describe.each(ids)('from %i', (status) => {
  it.each(names)('%s', (name) => {
    expect(allowedMoves({ status, heldFrom: null }, who[name])).toEqual(truth[status][name] ?? []);
  });
});

it.each([2, 3, 7, 10] as const)('goes from hold back to %i where it was, by compliance alone', (heldFrom) => {
  const allowed = names.map((name) => [name, allowedMoves({ status: 8, heldFrom }, who[name])]);
  expect(allowed).toEqual(names.map((name) => [name, name === 'compliance' ? [heldFrom] : []]));
});

it('lists a move for a part once', () => {
  const keys = moves.map(({ from, to, by }) => `${from} ${to} ${by}`);
  expect(new Set(keys).size).toBe(keys.length);
});

it('never leaves a final status, completes only by the system, and requires a reason where the owner must learn it', () => {
  expect(moves.filter(({ from }) => [4, 6, 9].includes(from))).toEqual([]);
  expect(moves.filter(({ from }) => from === 10).map(({ to }) => to)).toEqual([8]);
  expect(moves.filter(({ to, from }) => to === 10 && from !== 8)).toEqual([
    { from: 7, to: 10, by: 'system', reason: 'none' },
  ]);
  const withReason = moves.filter(({ reason }) => reason === 'required').map(({ from, to, by }) => [from, to, by]);
  expect(withReason).toEqual([
    [3, 3, 'desk'],
    [3, 5, 'claimant'],
    [3, 6, 'claimant'],
    [3, 6, 'compliance'],
    [2, 8, 'compliance'],
    [3, 8, 'compliance'],
    [7, 8, 'compliance'],
    [10, 8, 'compliance'],
    [7, 9, 'desk'],
  ]);
});

it('makes only listed moves, whoever tries, and returns from a hold to the status before it', () => {
  const step = fc.record({
    to: fc.constantFrom(...ids),
    parts: fc.subarray<Part>(['owner', 'desk', 'claimant', 'compliance']),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let at: CurrentStatus = { status: 1, heldFrom: null };
      for (const { to, parts } of steps) {
        const move = findMove(at, to, parts);
        expect(move !== undefined).toBe(allowedMoves(at, parts).includes(to));
        if (!move) continue;
        expect(parts).toContain(move.by);
        expect(moves).toContain(move);
        if (at.status === 8) expect(to).toBe(at.heldFrom);
        at = { status: to, heldFrom: to === 8 ? at.status : null };
      }
    }),
  );
});
