import type { Reading } from '#platform/server/context.ts';
import { port } from '#platform/server/room.ts';

/**
 * Who checks at a desk what names this case: its claimants by their ids. They want it done, so they don't decide what was found of its
 * people.
 */
export const caseClaimants = port<(at: Reading, caseId: string) => Promise<string[]>>('aml.case-claimants');

export type Claimants = NonNullable<(typeof caseClaimants)['of']>[];

/** The ids of who claimed something that names one of these cases. */
export const claimedBy = async (at: Reading, claimants: Claimants, caseIds: string[]): Promise<string[]> => {
  const people: string[] = [];
  for (const caseId of caseIds) for (const of of claimants) people.push(...(await of(at, caseId)));
  return people;
};
