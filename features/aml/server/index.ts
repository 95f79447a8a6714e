export { leaveCase } from './cases/behind.ts';
export { holdCasesOf } from './cases/cases-of-owner.ts';
export { caseOfContact } from './cases/generate.ts';
export { caseOfParty } from './cases/party-case.ts';
export { statesOfParties } from './cases/state-of-party.ts';
export { caseClaimants } from './hits/claimants.ts';
export { caseFollowers } from './screening/case-changed.ts';
export { stateOf } from './state-of.ts';
