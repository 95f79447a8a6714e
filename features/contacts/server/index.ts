export { type Particulars, particularsOf, setScreeningState } from './core/particulars.ts';
export { type ContactChanged, contactChanged } from './core/ports.ts';
