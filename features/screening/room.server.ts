import { auditedKinds, madeOf, wordsIn } from '#platform/server/audit/described.ts';
import { dashboardPart } from '#platform/server/dashboard.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { countryNames } from './countries/country-names.server.ts';
import { demoList } from './demo.server.ts';
import { keepListsIndexed } from './hits/keep-lists-indexed.server.ts';
import { announceChange } from './list-changed.server.ts';
import { lackingListsCard } from './lists/card.words.ts';
import { fetchLists } from './lists/fetch-lists.server.ts';
import { importFrom } from './lists/import-files.server.ts';
import { lackingLists } from './lists/lacking-lists.server.ts';
import { LackingLists } from './lists/lists.calls.ts';
import { screeningRoutes } from './routes.server.ts';
import { sources } from './screening.words.ts';

export const room: Room = {
  routes: screeningRoutes,
  jobs: (services, house) => [announceChange(services, house) as Job, fetchLists(services)],
  offers: [
    dashboardPart(lackingListsCard, LackingLists, async (at) => {
      const lacking = await lackingLists(at);
      return lacking.length === 0 ? undefined : { lacking };
    }),
    offer(auditedKinds, { aggregate: 'screening-list', words: 'Screening list', ...madeOf(wordsIn(sources)) }),
    offer(auditedKinds, { aggregate: 'country-risk', words: 'Country risk', ...madeOf(wordsIn(countryNames)) }),
  ],
  warm: keepListsIndexed,
  demoBefore: demoList,
  imports: {
    un: importFrom('UN'),
    ofac: importFrom('OFAC'),
    opensanctions: importFrom('OPENSANCTIONS'),
    'own-list': importFrom('OWN'),
  },
};
