export { initialsOf } from '../rules/initials.ts';
export { newCode } from './new-code.ts';
export { type Verifier, verifiers } from './verifier.ts';
