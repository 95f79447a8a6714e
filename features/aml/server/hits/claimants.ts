import type { Reading } from '#platform/server/context.ts';
import { port } from '#platform/server/room.ts';

/**
 * Who checks at a desk what names this case: its claimants by their ids. They want it done, so they don't decide what was found of its
 * people.
 */
export const caseClaimants = port<(at: Reading, caseId: string) => Promise<string[]>>('aml.case-claimants');

export type Claimants = NonNullable<(typeof caseClaimants)['of']>[];
