import { caseClaimants, caseFollowers, caseKeepers } from '#features/aml/index.server.ts';
import { contactEvents, contactMerged, contactNamed } from '#features/contacts/index.server.ts';
import { formFollowers } from '#features/ecdd/index.server.ts';
import { fileOwners } from '#features/media/server/index.ts';
import { categoryWord } from '#features/property/words/categories.ts';
import { listChanged } from '#features/screening/index.server.ts';
import { auditedKinds, namedInDetails, namesIn, numberedIn, wordsIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { cobrokeRoles } from '../words/roles.ts';
import { type StatusId, statuses } from '../words/status.ts';
import { sideWords, transactionWords } from '../words/transaction.ts';
import { bill } from './billing/tables.ts';
import { countMissingJob } from './checklist/papers.ts';
import { esubmission } from './core/tables.ts';
import { dealsPort } from './deals/deals.ts';
import { demoDueDiligence } from './demo/demo-due-diligence.ts';
import { esubmissionFileOwner } from './documents/file-owner.ts';
import { documentType } from './documents/tables.ts';
import { beginWithForms } from './due-diligence/begin.ts';
import { followForm } from './due-diligence/follow.ts';
import { homeParts } from './home/parts.ts';
import { submissionsOfContacts } from './list/of-contacts.ts';
import { claimantsOfCase } from './moves/claimants-of-case.ts';
import { followCase } from './moves/holds.ts';
import { noticeKinds, notifyJob } from './moves/notify.ts';
import { caseOfParties } from './parties/case-keeper.ts';
import { followMerge, isParty } from './parties/contact-merged.ts';
import { afterList, missingCases } from './parties/missing-cases.ts';
import { bringPartyCases } from './parties/party-cases.ts';
import { sealedNumbers } from './parties/sealed-numbers.ts';
import { holder, party } from './parties/tables.ts';
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
  begin: beginWithForms,
  notices: Object.values(noticeKinds),
  demo: demoDueDiligence,
  offers: [
    offer(fileOwners, esubmissionFileOwner),
    offer(caseFollowers, followCase),
    offer(formFollowers, followForm),
    offer(caseClaimants, claimantsOfCase),
    offer(caseKeepers, caseOfParties),
    offer(contactEvents, submissionsOfContacts),
    offer(contactMerged, followMerge),
    offer(contactNamed, isParty),
    offer(listChanged, afterList),
    ...homeParts,
    ...[
      namesIn(party, party.uuid, party.name),
      namesIn(holder, holder.id, holder.name),
      namesIn(bill, bill.id, bill.invoiceToText),
    ].map((names) => offer(namedInDetails, names)),
    offer(auditedKinds, {
      aggregate: 'document-rules',
      words: 'Document rules',
      names: namesIn(documentType, documentType.documentId, documentType.name),
    }),
    offer(auditedKinds, {
      aggregate: 'esubmission',
      words: 'Submission',
      ...numberedIn(esubmission, esubmission.id, esubmission.caseNo),
      values: {
        from: statusWords,
        to: statusWords,
        transactionType: wordsIn(transactionWords),
        representedSide: wordsIn(sideWords),
        propertyCategory: (value) => categoryWord(String(value)),
        role: wordsIn(cobrokeRoles),
      },
    }),
  ],
  sealed: sealedNumbers,
};
