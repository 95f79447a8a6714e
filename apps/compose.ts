import { agencyRoutes, notePage } from '#features/agency/server/index.ts';
import { deals } from '#features/deal/server/index.ts';
import { districtOf } from '#features/esubmission/address.ts';
import { esubmissionFileOwner, esubmissionJobs, esubmissionRoutes } from '#features/esubmission/server/index.ts';
import {
  type DemoAccount,
  type HeldSessions,
  identityJobs,
  identityRoutes,
  openSessions,
} from '#features/identity/server/index.ts';
import { mediaJobs, mediaRoutes, uploadRoutes } from '#features/media/server/index.ts';
import { peopleRoutes } from '#features/people/server/index.ts';
import { postalRoutes } from '#features/postal/server/index.ts';
import { profileRoutes } from '#features/profile/server/index.ts';
import { registerRoutes } from '#features/register/server/index.ts';
import { auditJobs } from '#platform/server/audit/jobs.ts';
import type { Services } from '#platform/server/context.ts';
import { housekeepingJobs } from '#platform/server/http/forget-keys.ts';
import type { Route } from '#platform/server/http/implement.ts';
import type { Doors } from '#platform/server/http/mount.ts';
import type { RawRoutes } from '#platform/server/http/raw.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { mailJobs } from '#platform/server/mail/queue-mail.ts';
import { allSettings } from './settings.ts';

/** All features' routes. What they need of the running process is named here, and nowhere found by itself. */
export const allRoutes = (sessions: HeldSessions, demoAccounts: DemoAccount[]): Route[] => [
  ...identityRoutes(sessions, demoAccounts),
  ...peopleRoutes,
  ...registerRoutes,
  ...postalRoutes(districtOf),
  ...profileRoutes,
  ...mediaRoutes([esubmissionFileOwner]),
  ...esubmissionRoutes(deals),
  ...agencyRoutes(sessions, allSettings),
];

export type Composed = Doors & { routes: Route[]; raw: RawRoutes[]; jobs: Job[]; close(): void };

/** Puts the features together on opened services. */
export const compose = async (services: Services, demoAccounts: DemoAccount[] = []): Promise<Composed> => {
  const sessions = await openSessions(services);
  return {
    routes: allRoutes(sessions, demoAccounts),
    raw: [uploadRoutes(services)],
    authenticate: sessions.authenticate,
    notePage,
    jobs: [
      ...auditJobs(services),
      ...housekeepingJobs(services),
      ...mailJobs(services),
      ...identityJobs(services),
      ...esubmissionJobs(services),
      ...mediaJobs(services),
    ],
    close: sessions.close,
  };
};
