export { type ContactInUse, contactInUse } from './contact-in-use.server.ts';
export { type DealOfContact, followDeal } from './deals/follow-deal.server.ts';
export { openPaperToGive, papersToGive } from './documents/papers-to-give.server.ts';
export { type HandedOver, handedOver } from './handed-over.server.ts';
export { legalHoldLifted } from './holds/holds.server.ts';
export { type ContactMerged, contactMerged } from './merged.server.ts';
export { contactToReport, propertyToReport } from './parts/to-report.server.ts';
export {
  type CompletedDeals,
  type ContactChanged,
  type ContactEvents,
  completedDeals,
  contactChanged,
  contactEvents,
} from './ports.server.ts';
export { formFactsOf } from './record/form-facts.server.ts';
export { hasContact, type Particulars, particularsOf, setScreeningState } from './record/particulars.server.ts';
export { survivingContact } from './record/surviving-contact.server.ts';
