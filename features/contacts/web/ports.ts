import { webPort } from '#platform/web/shell/ports.ts';

/** Tab 5 of a contact: what due diligence knows of it. */
export const contactScreening = webPort<{ contactId: string }>('contacts.screening');
