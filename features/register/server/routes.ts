import type { Approvals } from '#features/people/index.server.ts';
import { implement } from '#platform/server/http/implement.ts';
import { register } from '../contract.ts';
import { approveAccount, prepareAccount, readAccountNumber, withdrawAccount } from './accounts.ts';
import { searchAgencies, searchRegistered } from './find.ts';
import { checkGst } from './gst-check.ts';

export const registerRoutes = (approvals: Approvals) =>
  implement('register', register, {
    prepareAccount: prepareAccount(approvals),
    approveAccount: approveAccount(approvals),
    withdrawAccount: withdrawAccount(approvals),
    accountNumber: (at, { params }) => readAccountNumber(at, params.id),
    agencies: (at, { query }) => searchAgencies(at.db, query.search),
    agencyDirectory: (at, { query }) => searchAgencies(at.db, query.search),
    agents: (at, { query }) => searchRegistered(at.db, query),
    gstCheck: checkGst,
  });
