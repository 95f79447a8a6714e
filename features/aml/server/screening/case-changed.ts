import type { Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { port } from '#platform/server/room.ts';
import { caseChangedJob } from './settle-case.ts';

/**
 * What depends on whether a case is clear. It asks the case for its state (`stateOf`), since another change may have come, and is
 * called at least once for each. It locks its own records: none of a case is locked meanwhile.
 */
export const caseFollowers = port<(services: Services, caseId: string) => Promise<void>>('aml.case-followers');

type Follower = NonNullable<(typeof caseFollowers)['of']>;

export const caseChanged = (services: Services, followers: Follower[]): Job => ({
  name: caseChangedJob,
  run: async (payload) => {
    const { caseId } = payload as { caseId: string };
    for (const follow of followers) await follow(services, caseId);
  },
});
