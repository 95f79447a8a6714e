import { implement } from '#platform/server/http/implement.ts';
import { esubmission } from '../contract.ts';
import { aggregate } from './aggregate.ts';
import { caseHandlers } from './case-handlers.ts';
import { readRefNo } from './case-no.ts';
import { createEsubmission } from './create-esubmission.ts';
import type { Deals } from './deals/deals.ts';
import { exportList } from './export-list.ts';
import { listEsubmissions } from './list-esubmissions.ts';
import { downloadSummary } from './papers/download-summary.ts';
import { partyHandlers } from './party-handlers.ts';
import { readParties } from './read-parties.ts';
import { readSummary } from './read-summary.ts';
import { removeEsubmission } from './remove-esubmission.ts';
import { setStatus } from './set-status.ts';
import { updateEsubmission } from './update-esubmission.ts';

/** `deals` stand above submissions: whoever puts the process together brings them. */
export const esubmissionRoutes = (deals: Deals) =>
  implement('esubmission', esubmission, {
    list: (at, { query }) => listEsubmissions(at, query),
    exportList,
    create: createEsubmission,
    update: updateEsubmission,
    remove: removeEsubmission,
    setStatus: setStatus(deals),
    aggregate,
    summary: readSummary,
    downloadSummary,
    refNo: readRefNo,
    parties: readParties,
    ...partyHandlers,
    ...caseHandlers,
  });
