import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedMoves, findMove, moves, type Part, partsOf } from './status.ts';
import { type StatusId, statuses } from './words.ts';

const ids = Object.keys(statuses).map(Number) as StatusId[];

/** The whole truth: for each status, where each of them can take it. */
const truth: Record<StatusId, Record<'owner' | 'desk' | 'claimant' | 'nobody', StatusId[]>> = {
  1: { owner: [2, 4], desk: [], claimant: [], nobody: [] },
  2: { owner: [4], desk: [3, 4], claimant: [3, 4], nobody: [] },
  3: { owner: [], desk: [3, 4], claimant: [2, 4, 5, 6, 7], nobody: [] },
  4: { owner: [], desk: [], claimant: [], nobody: [] },
  5: { owner: [2, 4], desk: [], claimant: [], nobody: [] },
  6: { owner: [], desk: [], claimant: [], nobody: [] },
  7: { owner: [], desk: [4], claimant: [4], nobody: [] },
};

const who = {
  owner: partsOf({ isOwner: true, isDesk: false, isClaimant: false }),
  desk: partsOf({ isOwner: false, isDesk: true, isClaimant: false }),
  claimant: partsOf({ isOwner: false, isDesk: true, isClaimant: true }),
  // Who claimed it once, and has left the desk since.
  nobody: partsOf({ isOwner: false, isDesk: false, isClaimant: true }),
};

describe.each(ids)('from %i', (from) => {
  it.each(['owner', 'desk', 'claimant', 'nobody'] as const)('%s', (name) => {
    expect(allowedMoves(from, who[name])).toEqual(truth[from][name]);
  });
});

it('lists a move for a part once', () => {
  const keys = moves.map(({ from, to, by }) => `${from} ${to} ${by}`);
  expect(new Set(keys).size).toBe(keys.length);
});

it('never leaves Cancelled or Rejected, and asks a reason for return, rejection and taking over', () => {
  expect(moves.filter(({ from }) => from === 4 || from === 6)).toEqual([]);
  const asked = moves.filter(({ reason }) => reason === 'required').map(({ from, to }) => [from, to]);
  expect(asked).toEqual([
    [3, 3],
    [3, 5],
    [3, 6],
  ]);
});

it('walks only along listed moves, whoever tries whatever', () => {
  const step = fc.record({
    to: fc.constantFrom(...ids),
    parts: fc.subarray<Part>(['owner', 'desk', 'claimant']),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let status: StatusId = 1;
      for (const { to, parts } of steps) {
        const move = findMove(status, to, parts);
        expect(move !== undefined).toBe(allowedMoves(status, parts).includes(to));
        if (!move) continue;
        expect(parts).toContain(move.by);
        expect(moves).toContain(move);
        status = to;
      }
    }),
  );
});
