import { implement } from '#platform/server/http/implement.ts';
import { addVersion, rateChanges } from './rates/by-two.server.ts';
import { readRules } from './rates/read-rules.server.ts';
import { calculators } from './room.calls.ts';
import { printBuyer, printLease, printLoan, printSeller } from './sheet/print-sheets.server.ts';

export const calculatorRoutes = implement('calculators', calculators, {
  rules: readRules,
  buyerSheet: printBuyer,
  sellerSheet: printSeller,
  leaseSheet: printLease,
  loanSheet: printLoan,
  addVersion,
  versionsWaiting: rateChanges.list,
  approveVersion: rateChanges.approve,
  declineVersion: rateChanges.decline,
});
