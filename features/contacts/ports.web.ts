import { webPort } from '#platform/web/shell/ports.ts';
import type { Property } from './parts/parts.calls.ts';

/** Beside a property of a contact of mine: what can be begun from it, such as a submission or a due diligence form. */
export const propertyVerbs = webPort<{ property: Property }>('contacts.property-verbs');

/** Behind the dots of a contact of mine, as items of that menu: what can be begun for them where no property is known. */
export const contactVerbs = webPort<{ contactId: string }>('contacts.verbs');

/** Below it on tab 5: its due diligence forms. */
export const contactForms = webPort<{ contactId: string }>('contacts.forms');

/** Tab 5 of a contact: what due diligence knows of it. */
export const contactScreening = webPort<{ contactId: string }>('contacts.screening');

/** Beside the state of the screening: which list that must be there they were not compared with. */
export const contactLacking = webPort<{ contactId: string }>('contacts.lacking');
