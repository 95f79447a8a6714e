import { webPort } from '#platform/web/shell/ports.ts';

/** Below it on tab 5: its due diligence forms. */
export const contactForms = webPort<{ contactId: string }>('contacts.forms');

/** Tab 5 of a contact: what due diligence knows of it. */
export const contactScreening = webPort<{ contactId: string }>('contacts.screening');

/** Beside the state of the screening: which list that must be there they were not compared with. */
export const contactLacking = webPort<{ contactId: string }>('contacts.lacking');
