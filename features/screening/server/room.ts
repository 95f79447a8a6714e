import { auditedKinds, madeOf, wordsIn } from '#platform/server/audit/described.ts';
import { dashboardPart } from '#platform/server/dashboard.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { LackingLists } from '../contract/lists.ts';
import { lackingListsCard } from '../words/home.ts';
import { sources } from '../words.ts';
import { countryNames } from './countries/country-names.ts';
import { demoList } from './demo/demo-list.ts';
import { keepListsIndexed } from './keep-lists-indexed.ts';
import { announceChange } from './list-changed.ts';
import { fetchLists } from './lists/fetch-lists.ts';
import { importFrom } from './lists/import-files.ts';
import { lackingLists } from './lists/lacking-lists.ts';
import { screeningRoutes } from './routes.ts';

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
