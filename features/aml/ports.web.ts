import { webPort } from '#platform/web/shell/ports.ts';

/** On the page of a case: its due diligence forms. */
export const caseForms = webPort<{ aMLID: string; isMine: boolean }>('aml.case-forms');
