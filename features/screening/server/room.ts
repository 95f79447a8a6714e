import { auditedKinds } from '#platform/server/audit/described.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { type Source, sources } from '../words.ts';
import { countryNames } from './countries/country-names.ts';
import { demoList } from './demo/demo-list.ts';
import { keepListsIndexed } from './keep-lists-indexed.ts';
import { announceChange } from './list-changed.ts';
import { fetchLists } from './lists/fetch-lists.ts';
import { importFrom } from './lists/import-files.ts';
import { screeningRoutes } from './routes.ts';

const listName = (source: string): [string, string] => [source, sources[source as Source] ?? source];

export const room: Room = {
  routes: () => screeningRoutes,
  jobs: (services, house) => [announceChange(services, house) as Job, fetchLists(services)],
  offers: [
    offer(auditedKinds, { aggregate: 'screening-list', names: async (_at, ids) => new Map(ids.map(listName)) }),
    offer(auditedKinds, {
      aggregate: 'country-risk',
      names: async (_at, ids) => new Map(ids.map((code) => [code, countryNames[code] ?? code])),
    }),
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
