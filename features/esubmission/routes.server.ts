import { readSetting } from '#features/settings/server/index.ts';
import { implement } from '#platform/server/http/implement.ts';
import { caseHandlers } from './case-handlers.server.ts';
import type { Deals } from './deals/deals.server.ts';
import { assignCases, readDeskColleagues } from './desk/assign.server.ts';
import { claimNext } from './desk/claim-next.server.ts';
import { revealNumber } from './desk/reveal-number.server.ts';
import { createEsubmission } from './info/create.server.ts';
import { updateEsubmission } from './info/update.server.ts';
import { withAgents } from './list/agents.server.ts';
import { withAge } from './list/ages.server.ts';
import { exportList } from './list/export.server.ts';
import { listEsubmissions } from './list/list.server.ts';
import { partyHandlers } from './parties/handlers.server.ts';
import { readParties } from './parties/read.server.ts';
import { readProposal } from './proposal/proposal.server.ts';
import { aggregate } from './record/aggregate.server.ts';
import { readRefNo } from './record/case-no.server.ts';
import { removeEsubmission } from './record/remove.server.ts';
import { esubmission } from './room.calls.ts';
import { queueAges } from './room.settings.ts';
import { setStatus } from './status/set-status.server.ts';
import { downloadSummary } from './summary/download.server.ts';
import { readSummary } from './summary/summary.server.ts';

/** `deals` is the offer of a feature above this one, so it is passed in. */
export const esubmissionRoutes = (deals: Deals) =>
  implement('esubmission', esubmission, {
    list: async (at, { query }) => listEsubmissions(at, await withAgents(at, await withAge(at, query))),
    exportList: async (at, { query }) => exportList(at, { query: await withAgents(at, await withAge(at, query)) }),
    create: createEsubmission,
    update: updateEsubmission,
    remove: removeEsubmission,
    setStatus: setStatus(deals),
    aggregate,
    summary: readSummary,
    downloadSummary,
    refNo: readRefNo,
    parties: readParties,
    queueAges: (at) => readSetting(at.db, queueAges),
    claimNext: claimNext(deals),
    deskColleagues: readDeskColleagues,
    assign: assignCases,
    revealNumber,
    proposal: readProposal,
    ...partyHandlers,
    ...caseHandlers,
  });
