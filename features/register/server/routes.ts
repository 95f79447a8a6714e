import { implement } from '#platform/server/http/implement.ts';
import { register } from '../contract.ts';
import { searchAgencies, searchRegistered } from './find.ts';
import { checkGst } from './gst-check.ts';

export const registerRoutes = implement('register', register, {
  agencies: (at, { query }) => searchAgencies(at.db, query.search),
  agencyDirectory: (at, { query }) => searchAgencies(at.db, query.search),
  agents: (at, { query }) => searchRegistered(at.db, query),
  gstCheck: checkGst,
});
