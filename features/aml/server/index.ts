export { caseOfContact } from './cases/generate.ts';
export { caseFollowers } from './screening/case-changed.ts';
export { type CaseState, stateOf } from './state-of.ts';
