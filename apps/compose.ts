import { noteCall } from '#features/agency/index.server.ts';
import {
  type DemoAccount,
  demoAccounts,
  type HeldSessions,
  heldSessions,
  openSessions,
  requireConfirmed,
} from '#features/identity/index.server.ts';
import { auditJobs } from '#platform/server/audit/anchor.ts';
import type { Services } from '#platform/server/context.ts';
import { housekeepingJobs } from '#platform/server/http/forget-keys.ts';
import type { Route } from '#platform/server/http/implement.ts';
import type { AccessHooks } from '#platform/server/http/mount.ts';
import type { CallExamples } from '#platform/server/http/open-api.ts';
import type { RawRoutes } from '#platform/server/http/raw.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { mailJobs } from '#platform/server/mail/queue-mail.ts';
import { type House, type Offer, offer } from '#platform/server/room.ts';
import { maskAgainJob } from '#platform/server/secrets/mask-again.ts';
import { textJob } from '#platform/server/texts/queue-text.ts';
import { callExamples } from './call-examples.ts';
import { houseWith, sealedColumns, serverRooms } from './server-rooms.ts';

/** The routes of all rooms, with the offers that rooms make to each other's ports. */
export const allRoutes = (sessions: HeldSessions, accounts: DemoAccount[]): Route[] =>
  routesIn(houseOf(sessions, accounts));

const houseOf = (sessions: HeldSessions, accounts: DemoAccount[], more: Offer[] = []): House =>
  houseWith([offer(heldSessions, sessions), offer(demoAccounts, accounts), ...more]);

const routesIn = (house: House): Route[] => serverRooms.flatMap(({ routes }) => routes?.(house) ?? []);

export type Composed = AccessHooks & {
  routes: Route[];
  raw: RawRoutes[];
  examples: CallExamples;
  jobs: Job[];
  close(): void;
};

/**
 * Combines all rooms on opened services: routes, access checks and jobs. `more` is what somebody offers beside the rooms: a test that
 * stands in for an upper one.
 */
export const compose = async (
  services: Services,
  accounts: DemoAccount[] = [],
  more: Offer[] = [],
): Promise<Composed> => {
  const sessions = await openSessions(services);
  const house = houseOf(sessions, accounts, more);
  return {
    routes: routesIn(house),
    raw: serverRooms.flatMap(({ raw }) => raw?.routes(services, house) ?? []),
    examples: callExamples,
    authenticate: sessions.authenticate,
    noteCall,
    requireConfirmed,
    jobs: [
      ...auditJobs(services),
      ...housekeepingJobs(services),
      ...mailJobs(services),
      textJob(services),
      maskAgainJob(services, sealedColumns),
      ...serverRooms.flatMap(({ jobs }) => jobs?.(services, house) ?? []),
    ],
    close: sessions.close,
  };
};
