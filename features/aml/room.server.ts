import {
  contactChanged,
  contactEvents,
  contactInUse,
  contactMerged,
  handedOver,
} from '#features/contacts/index.server.ts';
import { fileMakers, fileOwners } from '#features/media/server/index.ts';
import { customersOn, listChanged } from '#features/screening/index.server.ts';
import { auditedKinds, namesIn, unnamed } from '#platform/server/audit/described.ts';
import { dashboardPart, queueSources } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { followContact, screenNewCase } from './cases/generate.server.ts';
import { handOverCases } from './cases/hand-over.server.ts';
import { hasCase, moveCase } from './cases/move-case.server.ts';
import { screeningsOfContacts } from './cases/of-contacts.server.ts';
import { demoBeforeDueDiligence, demoCases } from './demo.server.ts';
import { waitingHitsCard } from './hits/card.words.ts';
import { caseClaimants } from './hits/claimants.server.ts';
import { customersOnEntries } from './hits/customers-on.server.ts';
import { hitDecided } from './hits/decided.server.ts';
import { OldestHits } from './hits/hits.calls.ts';
import { readOldestHits } from './hits/oldest-hits.server.ts';
import { complianceQueues } from './hits/queues.server.ts';
import { hitsWaiting, hitsWaitingJob } from './hits/waiting-notice.server.ts';
import { endLifted } from './holds/end-lifted.server.ts';
import { makeReportFile, reportFileOwner } from './reports/report-file.server.ts';
import { amlRoutes } from './routes.server.ts';
import { caseChanged, caseFollowers } from './screening/case-changed.server.ts';
import { newerRules } from './screening/newer-rules.server.ts';
import { queueScreening, screenAgainStep } from './screening/screen-again.server.ts';
import { sealedSubjects } from './sealed-subjects.server.ts';
import { amlCase, screeningHit, strEntry } from './tables.server.ts';

export const room: Room = {
  routes: (house) => amlRoutes(house.all(caseClaimants)),
  jobs: (services, house) => [
    caseChanged(services, house.all(caseFollowers)),
    screenNewCase(services),
    screenAgainStep(services),
    newerRules(services),
    hitDecided(services),
    hitsWaitingJob(services),
    endLifted(services),
  ],
  notices: [hitsWaiting],
  demoBefore: demoBeforeDueDiligence,
  demo: demoCases,
  offers: [
    dashboardPart(waitingHitsCard, OldestHits, readOldestHits),
    offer(queueSources, complianceQueues),
    offer(fileOwners, reportFileOwner),
    offer(fileMakers, makeReportFile),
    offer(listChanged, queueScreening),
    offer(customersOn, customersOnEntries),
    offer(contactChanged, followContact),
    offer(contactEvents, screeningsOfContacts),
    offer(contactMerged, moveCase),
    offer(contactInUse, hasCase),
    offer(handedOver, handOverCases),
    // That one was screened, or a report made of it, may be compliance’s doing.
    offer(auditedKinds, {
      aggregate: 'aml-case',
      words: 'AML case',
      hidden: true,
      names: namesIn(amlCase, amlCase.id, amlCase.caseNo),
    }),
    // Compliance alone knows of these; the page of each shows its own trail.
    offer(auditedKinds, {
      aggregate: 'aml-hit',
      words: 'Hit',
      hidden: true,
      exported: 'hit.list-exported',
      names: namesIn(screeningHit, screeningHit.id, screeningHit.listedName),
    }),
    offer(auditedKinds, {
      aggregate: 'str-entry',
      words: 'STR entry',
      hidden: true,
      exported: 'entry.list-exported',
      names: namesIn(strEntry, strEntry.id, strEntry.number),
    }),
    offer(auditedKinds, { aggregate: 'aml-hold', words: 'Hold', hidden: true, names: unnamed }),
    offer(auditedKinds, { aggregate: 'aml-report', words: 'AML report', hidden: true, names: unnamed }),
  ],
  sealed: sealedSubjects,
};
