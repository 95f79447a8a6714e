import { caseClaimants, caseFollowers, caseKeepers } from '#features/aml/index.server.ts';
import { contactEvents, contactInUse, contactMerged } from '#features/contacts/index.server.ts';
import { formFollowers } from '#features/ecdd/index.server.ts';
import { fileOwners } from '#features/media/server/index.ts';
import { categoryWord } from '#features/property/words/categories.ts';
import { listChanged } from '#features/screening/index.server.ts';
import { auditedKinds, namedInDetails, namesIn, numberedIn, wordsIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { bill } from './billing/tables.server.ts';
import { countMissingJob } from './checklist/papers.server.ts';
import { dealsPort } from './deals/deals.server.ts';
import { demoDueDiligence } from './demo.server.ts';
import { caseAssigned } from './desk/assign.server.ts';
import { esubmissionFileOwner } from './documents/file-owner.server.ts';
import { documentType } from './documents/tables.server.ts';
import { beginWithForms } from './due-diligence/begin.server.ts';
import { followForm } from './due-diligence/follow.server.ts';
import { claimantsOfCase } from './holds/claimants-of-case.server.ts';
import { followCase } from './holds/holds.server.ts';
import { homeParts } from './home/parts.server.ts';
import { submissionsOfContacts } from './list/of-contacts.server.ts';
import { followMerge, isParty } from './parties/contact-merged.server.ts';
import { sealedNumbers } from './parties/sealed-numbers.server.ts';
import { holder, party } from './parties/tables.server.ts';
import { esubmission } from './record/tables.server.ts';
import { cobrokeRoles } from './roles.words.ts';
import { esubmissionRoutes } from './routes.server.ts';
import { caseOfParties } from './screening/case-keeper.server.ts';
import { afterList, missingCases } from './screening/missing-cases.server.ts';
import { bringPartyCases } from './screening/party-cases.server.ts';
import { noticeKinds, notifyJob } from './status/notify.server.ts';
import { type StatusId, statuses } from './status/status.words.ts';
import { sideWords, transactionWords } from './transaction.words.ts';

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
  notices: [...Object.values(noticeKinds), caseAssigned],
  demo: demoDueDiligence,
  offers: [
    offer(fileOwners, esubmissionFileOwner),
    offer(caseFollowers, followCase),
    offer(formFollowers, followForm),
    offer(caseClaimants, claimantsOfCase),
    offer(caseKeepers, caseOfParties),
    offer(contactEvents, submissionsOfContacts),
    offer(contactMerged, followMerge),
    offer(contactInUse, isParty),
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
