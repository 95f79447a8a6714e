import type { ItemKind } from '#features/payout/payout.words.ts';
import type { Counting, DealType, NextPart, TransactionState } from './production.words.ts';

/**
 * The addresses of the rows that each figure adds up. Pages make their links by these, and the tests that follow every figure to
 * its rows read the same.
 */

type Days = { from: string; to: string };
type Maybe = string | undefined;

const withSearch = (path: string, search: Record<string, Maybe>) => {
  const entries = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path;
};

type Wanted = Partial<Days> & { by?: Counting; type?: DealType | undefined; state?: TransactionState; open?: string };
const deals = (wanted: Wanted = {}) => withSearch('/my-productions/submitted-deal', wanted);

export const places = {
  dashboard: '/my-productions',
  deals,
  /** A deal of mine with its money. */
  deal: (transId: string) => deals({ open: transId }),
  /** Cases by the day of their first submission. */
  submitted: ({ from, to }: Days) => deals({ by: 'SUBMITTED', from, to }),
  /** Deals that are not cancelled, filtered by their day of signing. */
  signed: ({ from, to }: Days, type?: DealType) => deals({ by: 'SIGNED', from, to, type }),
  /** My earnings, all or by payout state, limited to the days and words of a list. */
  earned: (state?: 'PAID' | 'NOT_PAID', { search, from, to }: Partial<Record<'search' | 'from' | 'to', Maybe>> = {}) =>
    withSearch('/my-productions/commission-payout', { search, from, to, state }),
  /** Payments by clients for my shares, in a range of days or for a deal by its number. */
  received: ({ search, from, to }: Partial<Record<'search' | 'from' | 'to', Maybe>> = {}) =>
    withSearch('/my-productions/commission-payout/received', { search, from, to }),
  paid: ({ from, to }: Partial<Days> = {}) => withSearch('/my-productions/commission-payout/paid', { from, to }),
  /** A payout to me, with its items. */
  payout: (lineId: string) => withSearch('/my-productions/commission-payout/paid', { open: lineId }),
  /** Items of the next payout and held ones, all or those of one figure. */
  next: (show?: NextPart) => withSearch('/my-productions/commission-payout/next', { show }),
  /** My advances, which later payouts recover. */
  advances: () => '/my-productions/commission-payout/advances',
  /** An outstanding invoice by its number. */
  oneOutstanding: (search: string) => withSearch('/my-productions/outstanding-invoice', { search }),
  outstanding: (late?: string) => withSearch('/my-productions/outstanding-invoice', { late }),
};

type TeamWanted = Partial<
  Record<'parent' | 'under' | 'depth' | 'saNo' | 'level' | 'toLevel' | 'from' | 'to' | 'withOwn' | 'open', Maybe>
>;
/** A team and a range of days; all days without it. */
type Team = { parent?: Maybe; from?: Maybe; to?: Maybe };

const teamDeals = ({ parent, from, to }: Team, more: TeamWanted = {}) =>
  withSearch('/team-productions/deal-submitted', { parent, from, to, ...more });

export const teamPlaces = {
  /** The people somebody leads: the active, or all of them, which is how many they lead. */
  people: (parent: Maybe, state?: 'all') => withSearch('/team-productions', { parent, state }),
  performance: (wanted: Partial<Record<'parent' | 'period' | 'level' | 'on' | 'against', Maybe>>) =>
    withSearch('/team-productions/team-performance', wanted),
  /** A deal of the team. */
  deal: (transId: string) => teamDeals({}, { open: transId }),
  /** A row of a team's deals. One's own deal, the leader's of one's own team, is among one's transactions. */
  row: ({ transId, level }: { transId: string; level: number }, isMyTeam: boolean) =>
    level === 0 && isMyTeam ? deals({ open: transId }) : teamDeals({}, { open: transId }),
  /** The deals of a team and of its leader. */
  group: (team: Team) => teamDeals(team, { withOwn: 'true' }),
  own: (team: Team) => teamDeals(team, { level: '0' }),
  downline: (team: Team) => teamDeals(team),
  /** The leader’s own deals and those above a level. */
  nearer: (team: Team, level: number) => teamDeals(team, { toLevel: String(level - 1) }),
  /** The deals of somebody at any depth, and of everyone below them. */
  under: (saNo: string) => teamDeals({}, { under: saNo }),
  /** The deals of somebody so many levels below, and of everyone below them. */
  member: (team: Team, saNo: string, depth = 1) => teamDeals(team, { under: saNo, depth: String(depth) }),
  memberOwn: (team: Team, saNo: string, depth = 1) => teamDeals(team, { saNo, level: String(depth) }),
};

/** Page of the deal of an earning or deduction, if the recipient may open it. */
export const placeOf = ({ transId, kind }: { transId: string | null; kind: ItemKind }): string => {
  if (transId && kind === 'OVERRIDE') return teamPlaces.deal(transId);
  return transId ? places.deal(transId) : places.next();
};
