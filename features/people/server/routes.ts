import { implement } from '#platform/server/http/implement.ts';
import { people } from '../contract.ts';
import { searchAgents } from './find-agents.ts';

export const peopleRoutes = implement('people', people, {
  agents: (at, { query }) => searchAgents(at.db, query.search),
});
