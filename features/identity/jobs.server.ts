import { lt } from 'drizzle-orm';
import type { Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { resetJob } from './passwords/mail-reset-links.server.ts';
import { accountLink, loginSession, signInFailure } from './tables.server.ts';

/** Deletes wrong tries and unfinished sign-ins after two days, and links 90 days after they expire. */
const forgetJob = ({ database, clock }: Services): Job => ({
  name: 'identity.forget',
  everyCron: '41 3 * * *',
  run: async () => {
    const ago = (days: number) =>
      clock
        .now()
        .subtract({ hours: days * 24 })
        .toString();
    await database.delete(signInFailure).where(lt(signInFailure.at, ago(2)));
    await database.delete(loginSession).where(lt(loginSession.expiresAt, ago(2)));
    await database.delete(accountLink).where(lt(accountLink.expiresAt, ago(90)));
  },
});

export const identityJobs = (services: Services): Job[] => [resetJob(services), forgetJob(services)];
