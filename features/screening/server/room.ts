import { auditedKinds } from '#platform/server/audit/described.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { sources } from '../words.ts';
import { countryNames } from './countries/country-names.ts';
import { demoList } from './demo/demo-list.ts';
import { keepListsIndexed } from './keep-lists-indexed.ts';
import { announceChange } from './list-changed.ts';
import { fetchLists } from './lists/fetch-lists.ts';
import { importFrom } from './lists/import-files.ts';
import { screeningRoutes } from './routes.ts';

/** Those of the ids that have a name: the ids of all kinds of records are asked for together. */
const named = (ids: string[], names: Record<string, string>) =>
  new Map(ids.flatMap((id) => (Object.hasOwn(names, id) ? [[id, names[id] as string] as const] : [])));

export const room: Room = {
  routes: () => screeningRoutes,
  jobs: (services, house) => [announceChange(services, house) as Job, fetchLists(services)],
  offers: [
    offer(auditedKinds, { aggregate: 'screening-list', names: async (_at, ids) => named(ids, sources) }),
    offer(auditedKinds, { aggregate: 'country-risk', names: async (_at, ids) => named(ids, countryNames) }),
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
