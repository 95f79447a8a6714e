export { addCase } from './cases/open-case.ts';
export { caseFollowers } from './screening/case-changed.ts';
export { type CaseState, stateOf } from './state-of.ts';
