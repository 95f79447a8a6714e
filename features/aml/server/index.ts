export { caseOfContact } from './cases/generate.ts';
export { caseFollowers } from './screening/case-changed.ts';
export { stateOf } from './state-of.ts';
