import { noteCall } from '#features/agency/server/index.ts';
import {
  type DemoAccount,
  demoAccounts,
  type HeldSessions,
  heldSessions,
  openSessions,
} from '#features/identity/server/index.ts';
import { declaredSettings } from '#features/settings/server/index.ts';
import { auditJobs } from '#platform/server/audit/anchor.ts';
import type { Services } from '#platform/server/context.ts';
import { housekeepingJobs } from '#platform/server/http/forget-keys.ts';
import type { Route } from '#platform/server/http/implement.ts';
import type { AccessHooks } from '#platform/server/http/mount.ts';
import type { RawRoutes } from '#platform/server/http/raw.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { mailJobs } from '#platform/server/mail/queue-mail.ts';
import { offer, openHouse } from '#platform/server/room.ts';
import { serverRooms } from './server-rooms.ts';
import { allSettings } from './settings.ts';

/** The routes of all rooms, with the offers that rooms make to each other's ports. */
export const allRoutes = (sessions: HeldSessions, accounts: DemoAccount[]): Route[] => {
  const ofProcess = [
    offer(heldSessions, sessions),
    offer(demoAccounts, accounts),
    offer(declaredSettings, allSettings),
  ];
  const house = openHouse(
    [...ofProcess, ...serverRooms.flatMap(({ offers = [] }) => offers)],
    serverRooms.toReversed().flatMap(({ mails = [] }) => mails),
  );
  return serverRooms.flatMap(({ routes }) => routes?.(house) ?? []);
};

export type Composed = AccessHooks & { routes: Route[]; raw: RawRoutes[]; jobs: Job[]; close(): void };

/** Combines all rooms on opened services: routes, access checks and jobs. */
export const compose = async (services: Services, accounts: DemoAccount[] = []): Promise<Composed> => {
  const sessions = await openSessions(services);
  return {
    routes: allRoutes(sessions, accounts),
    raw: serverRooms.flatMap(({ raw }) => raw?.routes(services) ?? []),
    authenticate: sessions.authenticate,
    noteCall,
    jobs: [
      ...auditJobs(services),
      ...housekeepingJobs(services),
      ...mailJobs(services),
      ...serverRooms.flatMap(({ jobs }) => jobs?.(services) ?? []),
    ],
    close: sessions.close,
  };
};
