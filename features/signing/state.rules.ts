import type { InstantText } from '#platform/contract/days.ts';
import type { Ending, SigningState } from './signing.words.ts';

/** Times that decide the state of a request. */
export type Stand = {
  expiresAt: InstantText;
  openedAt: InstantText | null;
  verifiedAt: InstantText | null;
  signedAt: InstantText | null;
  declinedAt: InstantText | null;
  endedAt: InstantText | null;
  ending: Ending | null;
};

/** How long a link lasts. */
export const linkDays = 7;

const isOver = ({ expiresAt }: Pick<Stand, 'expiresAt'>, now: InstantText) => Date.parse(expiresAt) <= Date.parse(now);

/** A signature is final; an act of either side precedes an expiry. */
export const stateOf = (request: Stand, now: InstantText): SigningState => {
  if (request.signedAt) return 'SIGNED';
  if (request.declinedAt) return 'DECLINED';
  if (request.endedAt) return request.ending === 'LOCKED' ? 'LOCKED' : 'REVOKED';
  if (isOver(request, now)) return 'EXPIRED';
  if (request.verifiedAt) return 'VERIFIED';
  return request.openedAt ? 'OPENED' : 'SENT';
};

/** Whether its recipient can still sign or decline. */
export const isOpen = (state: SigningState): boolean => state === 'SENT' || state === 'OPENED' || state === 'VERIFIED';

/** Whether its link may be made anew: it lets somebody sign who has neither signed nor declined, and was not withdrawn. */
export const maySendAgain = (state: SigningState): boolean =>
  isOpen(state) || state === 'EXPIRED' || state === 'LOCKED';

/** Whether the link still opens the document: until it expires, and after the signature as well. */
export const mayRead = (request: Stand, now: InstantText): boolean => {
  const state = stateOf(request, now);
  return isOpen(state) || (state === 'SIGNED' && !isOver(request, now));
};
