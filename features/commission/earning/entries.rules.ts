import type { EntryLine } from '#features/ledger/words.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { SplitLine } from '../splits/split-share.rules.ts';

/** Earning of a line of a split; a negative one is taken back. */
export type Earned = Pick<SplitLine, 'kind' | 'personId'> & { cents: Cents };

/** The account that each kind of line earns into. */
const accountOf = { OWN: 2100, OVERRIDE: 2110, COBROKE: 2200, AGENCY: 4100 } as const;

/**
 * Ledger lines for earnings of a deal: each is a payable to its person, or the agency's income; a negative one reduces it. They are the
 * whole entry of a resplit or a revision, which moves earnings between lines. Otherwise they are part of the entry of the money.
 */
export const entryLinesOf = (deal: string, earned: Earned[]): EntryLine[] =>
  earned.map(({ kind, personId, cents }) => ({ account: accountOf[kind], personId, deal, cents: -cents }));
