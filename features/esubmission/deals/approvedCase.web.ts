import { webPort } from '#platform/web/shell/ports.ts';

/** On the pages of an approved submission, below its documents: what the room of deals shows and records of it. */
export const approvedCase = webPort<{ eSubId: string }>('esubmission.approved-case');
