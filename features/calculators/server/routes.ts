import { implement } from '#platform/server/http/implement.ts';
import { calculators } from '../contract/index.ts';
import { addVersion, approveVersion, declineVersion, versionsWaiting } from './by-two.ts';
import { printBuyer, printLease, printLoan, printSeller } from './print-sheets.ts';
import { readRules } from './read-rules.ts';

export const calculatorRoutes = implement('calculators', calculators, {
  rules: readRules,
  buyerSheet: printBuyer,
  sellerSheet: printSeller,
  leaseSheet: printLease,
  loanSheet: printLoan,
  addVersion,
  versionsWaiting,
  approveVersion,
  declineVersion,
});
