import type { EntryLine } from '#features/ledger/words.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { SplitLine } from '../splits/split-share.rules.ts';

/** What a line of a split earns; less than nothing is taken back. */
export type Earned = Pick<SplitLine, 'kind' | 'personId'> & { cents: Cents };

/** The account that each kind of line earns into. */
const accountOf = { OWN: 2100, OVERRIDE: 2110, COBROKE: 2200, AGENCY: 4100 } as const;

/**
 * What the ledger says of earnings of a deal: each is owed to whose line it is, and the agency's is its income; what is taken
 * back is owed no more. They are the whole entry of a resplit or a revision, which moves them between lines. When money clears
 * or goes back they stand in the entry of the money.
 */
export const entryLinesOf = (deal: string, earned: Earned[]): EntryLine[] =>
  earned.map(({ kind, personId, cents }) => ({ account: accountOf[kind], personId, deal, cents: -cents }));
