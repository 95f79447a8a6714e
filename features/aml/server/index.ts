export { type Behind, leaveCase } from './cases/behind.ts';
export { caseOfContact } from './cases/generate.ts';
export { caseOfParty } from './cases/party-case.ts';
export { caseClaimants } from './hits/claimants.ts';
export { caseFollowers } from './screening/case-changed.ts';
export { stateOf } from './state-of.ts';
