import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedMoves, findMove, moves, type Part, partsOf, type Standing } from './status.ts';
import { type StatusId, statuses } from './words.ts';

const ids = Object.keys(statuses).map(Number) as StatusId[];
type Name = 'owner' | 'desk' | 'claimant' | 'compliance' | 'nobody';

/** The whole truth: for each status, where each of them can take it; nowhere where nothing is said. */
const truth: Record<StatusId, Partial<Record<Name, StatusId[]>>> = {
  1: { owner: [2, 4] },
  2: { owner: [4], desk: [3, 4], claimant: [3, 4], compliance: [8] },
  3: { desk: [3, 4], claimant: [2, 4, 5, 6, 7], compliance: [6, 8] },
  4: {},
  5: { owner: [2, 4] },
  6: {},
  7: { desk: [4, 9], claimant: [4, 9], compliance: [8] },
  8: {},
  9: {},
  10: {},
};

const nobody = { isOwner: false, isDesk: false, isClaimant: false, isCompliance: false };
const who: Record<Name, Part[]> = {
  owner: partsOf({ ...nobody, isOwner: true }),
  desk: partsOf({ ...nobody, isDesk: true }),
  claimant: partsOf({ ...nobody, isDesk: true, isClaimant: true }),
  compliance: partsOf({ ...nobody, isCompliance: true }),
  // Who claimed it once, and has left the desk since.
  nobody: partsOf({ ...nobody, isClaimant: true }),
};
const names = Object.keys(who) as Name[];

describe.each(ids)('from %i', (status) => {
  it.each(names)('%s', (name) => {
    expect(allowedMoves({ status, heldFrom: null }, who[name])).toEqual(truth[status][name] ?? []);
  });
});

it.each([2, 3, 7] as const)('goes from hold back to %i where it was, by compliance alone', (heldFrom) => {
  const allowed = names.map((name) => [name, allowedMoves({ status: 8, heldFrom }, who[name])]);
  expect(allowed).toEqual(names.map((name) => [name, name === 'compliance' ? [heldFrom] : []]));
});

it('lists a move for a part once', () => {
  const keys = moves.map(({ from, to, by }) => `${from} ${to} ${by}`);
  expect(new Set(keys).size).toBe(keys.length);
});

it('never leaves what is final, completes by the system alone, and asks a reason where someone is owed one', () => {
  expect(moves.filter(({ from }) => [4, 6, 9, 10].includes(from))).toEqual([]);
  expect(moves.filter(({ to }) => to === 10)).toEqual([{ from: 7, to: 10, by: 'system', reason: 'none' }]);
  const asked = moves.filter(({ reason }) => reason === 'required').map(({ from, to, by }) => [from, to, by]);
  expect(asked).toEqual([
    [3, 3, 'desk'],
    [3, 5, 'claimant'],
    [3, 6, 'claimant'],
    [3, 6, 'compliance'],
    [2, 8, 'compliance'],
    [3, 8, 'compliance'],
    [7, 8, 'compliance'],
    [7, 9, 'desk'],
  ]);
});

it('walks only along listed moves, whoever tries whatever, and comes off hold where it went on', () => {
  const step = fc.record({
    to: fc.constantFrom(...ids),
    parts: fc.subarray<Part>(['owner', 'desk', 'claimant', 'compliance']),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let at: Standing = { status: 1, heldFrom: null };
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
