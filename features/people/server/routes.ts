import { implement } from '#platform/server/http/implement.ts';
import { people } from '../contract.ts';
import { searchAgents } from './find-agents.ts';
import { setGst } from './record/gst.ts';
import { readIdentity, setIdentity } from './record/identity.ts';
import { readPicture } from './record/picture.ts';
import { readRanks } from './team/read-ranks.ts';

export const peopleRoutes = implement('people', people, {
  ranks: (at) => readRanks(at.db),
  agents: (at, { query }) => searchAgents(at.db, query.search),
  picture: (at, { params }) => readPicture(at.db, params),
  identity: (at, { params }) => readIdentity(at, params.userId),
  setIdentity: (at, { params, body }) => setIdentity(at, params.userId, body),
  setGst: (at, { params, body }) => setGst(at, params.userId, body.gst),
});
