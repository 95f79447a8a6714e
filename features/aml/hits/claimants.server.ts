import type { Reading } from '#platform/server/context.ts';
import { port } from '#platform/server/room.ts';

/**
 * People at a desk who claimed records that name this case, by their ids. They have an interest in the result, so they don't decide hits of
 * its people.
 */
export const caseClaimants = port<(at: Reading, caseId: string) => Promise<string[]>>('aml.case-claimants');

export type Claimants = NonNullable<(typeof caseClaimants)['of']>[];

/** The ids of who claimed something that names one of these cases. */
export const claimedBy = async (at: Reading, claimants: Claimants, caseIds: string[]): Promise<string[]> => {
  const people: string[] = [];
  for (const caseId of caseIds) for (const claimantsOf of claimants) people.push(...(await claimantsOf(at, caseId)));
  return people;
};
