import { sql } from 'drizzle-orm';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { identityJobs } from './jobs.ts';
import { heldSessions, identityRoutes } from './routes.ts';
import { keyedTables, sealedSecrets } from './sealed-secrets.ts';
import { signedInMail } from './sessions/open-session.ts';
import { demoAccounts } from './sign-in/read-sign-in-page.ts';
import { session } from './tables.ts';

const ownerOfSession = sql<string>`(SELECT user_name FROM person_public WHERE id = "session"."person_id")`;

export const room: Room = {
  routes: (house) => identityRoutes(house.one(heldSessions), house.one(demoAccounts)),
  jobs: identityJobs,
  offers: [
    offer(auditedKinds, {
      aggregate: 'session',
      words: 'Session',
      names: namesIn(session, session.id, ownerOfSession),
    }),
  ],
  notices: [signedInMail],
  sealed: sealedSecrets,
  keyed: keyedTables,
};
