export { type ContactMerged, contactMerged } from './core/merged.ts';
export { type Particulars, particularsOf, setScreeningState } from './core/particulars.ts';
export { type ContactChanged, contactChanged } from './core/ports.ts';
