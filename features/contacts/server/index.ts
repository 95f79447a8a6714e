export { formFactsOf } from './core/form-facts.ts';
export { type HandedOver, handedOver } from './core/handed-over.ts';
export { type ContactMerged, contactMerged } from './core/merged.ts';
export { type ContactNamed, contactNamed } from './core/named.ts';
export { hasContact, type Particulars, particularsOf, setScreeningState } from './core/particulars.ts';
export {
  type CompletedDeals,
  type ContactChanged,
  type ContactEvents,
  completedDeals,
  contactChanged,
  contactEvents,
} from './core/ports.ts';
export { stayedOf } from './core/stayed.ts';
export { legalHoldLifted } from './documents/holds.ts';
