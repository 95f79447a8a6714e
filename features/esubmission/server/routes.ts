import { readSetting } from '#features/settings/server/index.ts';
import { implement } from '#platform/server/http/implement.ts';
import { esubmission } from '../contract/index.ts';
import { queueAges } from '../settings.ts';
import { caseHandlers } from './case-handlers.ts';
import { aggregate } from './core/aggregate.ts';
import { readRefNo } from './core/case-no.ts';
import type { Deals } from './deals/deals.ts';
import { claimNext } from './desk/claim-next.ts';
import { revealNumber } from './desk/reveal-number.ts';
import { createEsubmission } from './info/create.ts';
import { updateEsubmission } from './info/update.ts';
import { withAgents } from './list/agents.ts';
import { withAge } from './list/ages.ts';
import { exportList } from './list/export.ts';
import { listEsubmissions } from './list/list.ts';
import { removeEsubmission } from './moves/remove.ts';
import { setStatus } from './moves/set-status.ts';
import { downloadSummary } from './papers/download.ts';
import { readSummary } from './papers/summary.ts';
import { partyHandlers } from './parties/handlers.ts';
import { readParties } from './parties/read.ts';

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
    revealNumber,
    ...partyHandlers,
    ...caseHandlers,
  });
