import { sql } from 'drizzle-orm';
import { auditedKinds, madeOf, namesIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { identityJobs } from './jobs.server.ts';
import { heldSessions, identityRoutes } from './routes.server.ts';
import { keyedTables, sealedSecrets } from './sealed-secrets.server.ts';
import { signedInMail } from './sessions/open-session.server.ts';
import { demoAccounts } from './sign-in/read-sign-in-page.server.ts';
import { session } from './tables.server.ts';

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
    offer(auditedKinds, {
      aggregate: 'sign-in-limits',
      words: 'Limits of signing in',
      ...madeOf(() => 'Limits of signing in'),
    }),
  ],
  notices: [signedInMail],
  sealed: sealedSecrets,
  keyed: keyedTables,
};
