import type { InstantText } from '#platform/contract/days.ts';
import type { Ending } from '../signing.words.ts';
import { isOpen, type Stand, stateOf } from '../state.rules.ts';

/** Somebody who has not signed, and what became of asking them. */
export type OpenSigner = { name: string; why: string };

type OfRound = Stand & { recipientName: string };

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Signers of a version who have not signed it, with their state. `requests` are those of the version, oldest first. */
export const leftOf = (signers: readonly string[], requests: readonly OfRound[], now: InstantText): OpenSigner[] =>
  signers
    .map((name) => ({ name, theirs: requests.filter(({ recipientName }) => same(recipientName, name)) }))
    .filter(({ theirs }) => !theirs.some(({ signedAt }) => signedAt))
    .map(({ name, theirs }) => ({ name, why: whyNot(theirs.at(-1), now) }));

const endedBy: Record<Ending, string> = {
  REVOKED: 'the link was withdrawn',
  LOCKED: 'the link was locked by wrong codes',
  OTHER_DECLINED: 'the link ended as somebody else declined',
};

const whyNot = (request: OfRound | undefined, now: InstantText): string => {
  if (!request) return 'was not asked';
  if (request.declinedAt) return 'declined';
  if (request.ending) return endedBy[request.ending];
  return stateOf(request, now) === 'EXPIRED' ? 'the link ran out' : 'has not signed yet';
};

/**
 * Whether no link to a version is open any more, and somebody did not sign before their link ended, or a signer's own link has expired.
 * `requests` are those of the version, oldest first: the last one of each recipient counts.
 */
export const isAllOver = (requests: readonly OfRound[], now: InstantText): boolean => {
  const latest = [...new Map(requests.map((each) => [each.recipientName.toLowerCase(), each])).values()];
  const states = latest.map((each) => stateOf(each, now));
  const hasRunOut = latest.some(({ expiresAt }) => Date.parse(expiresAt) <= Date.parse(now));
  return !states.some(isOpen) && (hasRunOut || states.some((state) => state !== 'SIGNED'));
};
