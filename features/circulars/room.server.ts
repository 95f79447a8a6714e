import { sql } from 'drizzle-orm';
import { fileOwners } from '#features/media/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import { auditedKinds, namesIn, numberedIn } from '#platform/server/audit/described.ts';
import { dashboardPart, todoSources } from '#platform/server/dashboard.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { circularsCard } from './circulars.words.ts';
import { demoCirculars } from './demo.server.ts';
import { circularFileOwner } from './files.server.ts';
import { announceJob, circularToAcknowledge, newCircular } from './publishing/announce.server.ts';
import { Unread } from './reading/reading.calls.ts';
import { circularTodos } from './reading/todos.server.ts';
import { readUnread } from './reading/unread.server.ts';
import { circularRoutes } from './routes.server.ts';
import { readText } from './search/read-text.server.ts';
import { circular } from './tables.server.ts';

const nameOf = sql<string>`coalesce(nullif(${circular.refNo}, ''), ${circular.title})`;

export const room: Room = {
  routes: () => circularRoutes,
  demo: demoCirculars,
  jobs: (services) => [announceJob(services), readText(services) as Job],
  notices: [newCircular, circularToAcknowledge],
  offers: [
    offer(fileOwners, circularFileOwner),
    offer(todoSources, circularTodos),
    dashboardPart(circularsCard, Unread, async (at) => {
      const unread = await readUnread(at);
      return unread.count + unread.open > 0 ? unread : undefined;
    }),
    offer(auditedKinds, {
      aggregate: 'circular',
      words: 'Circular',
      ...numberedIn(circular, circular.id, circular.refNo),
      names: namesIn(circular, circular.id, nameOf),
    }),
    offer(auditedKinds, {
      aggregate: 'circular-acknowledgements',
      words: 'Acknowledgements of circulars',
      names: namesIn(personPublic, personPublic.id, personPublic.name),
    }),
  ],
};
