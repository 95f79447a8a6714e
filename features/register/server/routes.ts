import { implement } from '#platform/server/http/implement.ts';
import { register } from '../contract.ts';
import { approveAccount, prepareAccount, readAccountNumber, withdrawAccount } from './accounts.ts';
import { searchAgencies, searchRegistered } from './find.ts';
import { checkGst } from './gst-check.ts';

export const registerRoutes = implement('register', register, {
  prepareAccount,
  approveAccount,
  withdrawAccount,
  accountNumber: (at, { params }) => readAccountNumber(at, params.id),
  agencies: (at, { query }) => searchAgencies(at.db, query.search),
  agencyDirectory: (at, { query }) => searchAgencies(at.db, query.search),
  agents: (at, { query }) => searchRegistered(at.db, query),
  gstCheck: checkGst,
});
