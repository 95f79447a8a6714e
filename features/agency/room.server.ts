import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { heldSessions } from '#features/identity/index.server.ts';
import { waitingForFinance } from '#features/ledger/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import { declaredSettings } from '#features/settings/server/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import { auditedKinds, madeOf, namedInDetails, namesIn, unnamed } from '#platform/server/audit/described.ts';
import { dashboardPart, queueSources } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { pagesCard, peopleCard } from './agency.words.ts';
import { gstRateChanges } from './papers/gst-rates.server.ts';
import { countPeople } from './people/count.server.ts';
import { endDeskRequests } from './people/desk-request.server.ts';
import { PeopleCounts } from './people/people.calls.ts';
import { peopleQueues } from './people/queues.server.ts';
import { endPeopleFiles } from './people-file/keeping.server.ts';
import { agencyRoutes } from './routes.server.ts';
import { accountChanges } from './settings/by-two.server.ts';
import { StartUp } from './start-up/start-up.calls.ts';
import { readStartUpHome } from './start-up/start-up.server.ts';
import { startUpCard } from './start-up/start-up.words.ts';
import { peopleFile, portalView } from './tables.server.ts';

const ownerOfPortal = sql<string>`(SELECT user_name FROM person_public WHERE id = "portal_view"."person_id")`;

export const room: Room = {
  routes: (house) =>
    agencyRoutes(
      house.one(heldSessions),
      house.one(declaredSettings),
      house.all(auditedKinds),
      house.all(namedInDetails),
    ),
  jobs: (services) => [endDeskRequests(services), endPeopleFiles(services)],
  offers: [
    dashboardPart(peopleCard, PeopleCounts, countPeople),
    offer(queueSources, peopleQueues),
    dashboardPart(startUpCard, StartUp, readStartUpHome),
    dashboardPart(pagesCard, z.strictObject({}), async () => ({})),
    offer(waitingForFinance, accountChanges.waiting('setting-changes', 'Changes of the agency’s account to approve')),
    offer(waitingForFinance, gstRateChanges.waiting('gst-rates', 'GST rates to approve')),
    offer(auditedKinds, {
      aggregate: 'letterhead',
      words: 'Letterhead',
      ...madeOf(() => 'Letterhead'),
    }),
    offer(auditedKinds, {
      aggregate: 'gst-rate',
      words: 'GST rate',
      ...madeOf((day) => `GST from ${formatDay(day)}`),
    }),
    offer(auditedKinds, {
      aggregate: 'people-file',
      words: 'File of people',
      names: namesIn(peopleFile, peopleFile.id, peopleFile.fileName),
    }),
    // What lists are exported by whom, of every room.
    offer(auditedKinds, {
      aggregate: 'export',
      words: 'Export',
      names: namesIn(personPublic, personPublic.id, personPublic.userName),
    }),
    // Of the server itself, which is no room.
    offer(auditedKinds, { aggregate: 'job', words: 'Failed job', names: unnamed }),
    offer(auditedKinds, { aggregate: 'encryption-key', words: 'Encryption key', ...madeOf(() => 'Encryption key') }),
    offer(auditedKinds, {
      aggregate: 'portal',
      words: 'Portal',
      names: namesIn(portalView, portalView.id, ownerOfPortal),
    }),
  ],
};
