import { implement } from '#platform/server/http/implement.ts';
import { searchAgents } from './find/find-agents.server.ts';
import { setGst } from './record/gst.server.ts';
import { readIdentity, setIdentity } from './record/identity.server.ts';
import { readPicture } from './record/picture.server.ts';
import { people } from './room.calls.ts';
import { readRanks } from './team/read-ranks.server.ts';

export const peopleRoutes = implement('people', people, {
  ranks: (at) => readRanks(at.db),
  agents: (at, { query }) => searchAgents(at.db, query.search),
  picture: (at, { params }) => readPicture(at.db, params),
  identity: (at, { params }) => readIdentity(at, params.userId),
  setIdentity: (at, { params, body }) => setIdentity(at, params.userId, body),
  setGst: (at, { params, body }) => setGst(at, params.userId, body.gst),
});
