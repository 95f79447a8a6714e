import type { Salesperson, Whose } from '#features/production/rig/a-team.ts';
import type { Example } from './access.ts';

/** The people around a deal, and who of them may reach which of three: of one's team now, of a former one's, of a stranger. */

export const salespeople: Salesperson[] = ['owner', 'cobroker', 'upline', 'top', 'former', 'sibling', 'stranger'];
export const staff: Whose[] = ['submissions', 'finance', 'compliance', 'content', 'people', 'admin'];
export const everyone: Whose[] = [...salespeople, ...staff];
export const finance: Whose[] = ['finance', 'admin'];

/** Whoever has a share of it; who reported it; whom it counted for as a team when it was signed. */
export const members = { now: ['owner', 'cobroker'], before: ['owner'], foreign: ['stranger'] } as const;
export const closing = { now: ['owner'], before: ['owner'], foreign: ['stranger'] } as const;
export const leaders = { now: ['upline', 'top'], before: ['former'], foreign: [] } as const;
/** Whom one may look at: oneself and whoever is below today. */
export const above = {
  owner: ['upline', 'top'],
  sibling: ['upline', 'top'],
  upline: ['top'],
  top: [],
  former: [],
  stranger: [],
  cobroker: [],
} as const satisfies Record<Salesperson, readonly Whose[]>;

export type Deal = keyof typeof members;
/** Whose team the owner is of, or was. */
export const ofOwner: Whose[] = ['owner', ...leaders.now, ...leaders.before];
export const all: Deal[] = ['now', 'before', 'foreign'];

/** A call by which somebody may reach a deal, and who gets what. */
export type DealCall = {
  name: string;
  /** Which record it names. */
  of: string;
  given: Example | ((who: Whose) => Example);
  /** Who is answered with a 200; everyone else whom the role lets in gets a 404. */
  open: readonly Whose[];
  /** What they are answered with if it is not a 200. */
  refused?: 409;
};
