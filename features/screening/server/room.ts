import { auditedKinds } from '#platform/server/audit/described.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { type Source, sources } from '../words.ts';
import { announceChange } from './list-changed.ts';
import { importFrom } from './lists/import-files.ts';

const listName = (source: string): [string, string] => [source, sources[source as Source] ?? source];

export const room: Room = {
  jobs: (services, house) => [announceChange(services, house) as Job],
  offers: [offer(auditedKinds, { aggregate: 'screening-list', names: async (_at, ids) => new Map(ids.map(listName)) })],
  imports: {
    un: importFrom('UN'),
    ofac: importFrom('OFAC'),
    opensanctions: importFrom('OPENSANCTIONS'),
    'own-list': importFrom('OWN'),
  },
};
