import { caseClaimants, caseFollowers } from '#features/aml/server/index.ts';
import { contactEvents, contactMerged, contactNamed } from '#features/contacts/server/index.ts';
import { formFollowers } from '#features/ecdd/server/index.ts';
import { fileOwners } from '#features/media/server/index.ts';
import { listChanged } from '#features/screening/server/index.ts';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { type StatusId, statuses } from '../words/status.ts';
import { countMissingJob } from './checklist/papers.ts';
import { esubmission } from './core/tables.ts';
import { dealsPort } from './deals/deals.ts';
import { demoDueDiligence } from './demo/demo-due-diligence.ts';
import { esubmissionFileOwner } from './documents/file-owner.ts';
import { followForm } from './due-diligence/follow.ts';
import { homeParts } from './home/parts.ts';
import { submissionsOfContacts } from './list/of-contacts.ts';
import { claimantsOfCase } from './moves/claimants-of-case.ts';
import { followCase } from './moves/holds.ts';
import { noticeKinds, notifyJob } from './moves/notify.ts';
import { followMerge, isParty } from './parties/contact-merged.ts';
import { afterList, missingCases } from './parties/missing-cases.ts';
import { bringPartyCases } from './parties/party-cases.ts';
import { sealedNumbers } from './parties/sealed-numbers.ts';
import { esubmissionRoutes } from './routes.ts';

const statusWords = (value: unknown): string | undefined => statuses[value as StatusId];

export const room: Room = {
  routes: (house) => esubmissionRoutes(house.one(dealsPort)),
  jobs: (services) => [
    notifyJob(services),
    countMissingJob(services),
    bringPartyCases(services),
    missingCases(services),
  ],
  notices: Object.values(noticeKinds),
  demo: demoDueDiligence,
  offers: [
    offer(fileOwners, esubmissionFileOwner),
    offer(caseFollowers, followCase),
    offer(formFollowers, followForm),
    offer(caseClaimants, claimantsOfCase),
    offer(contactEvents, submissionsOfContacts),
    offer(contactMerged, followMerge),
    offer(contactNamed, isParty),
    offer(listChanged, afterList),
    ...homeParts,
    offer(auditedKinds, {
      aggregate: 'esubmission',
      names: namesIn(esubmission, esubmission.id, esubmission.caseNo),
      values: { from: statusWords, to: statusWords },
    }),
  ],
  sealed: sealedNumbers,
};
