import { billing } from '#features/billing/room.calls.ts';
import { schemes } from '#features/commission/commission.words.ts';
import { shortOverriding, shortTerms } from '#features/commission/plans/plan-words.rules.ts';
import { commission } from '#features/commission/room.calls.ts';
import { dealStates } from '#features/deal/words.ts';
import { esubmission } from '#features/esubmission/room.calls.ts';
import { sideWords, transactionWords } from '#features/esubmission/transaction.words.ts';
import { categoryWord, type PropertyCategory, propertyTypeWord } from '#features/property/words/categories.ts';
import { day, instant, money, type RowOf, sameAsList } from './opened.ts';

/** The submissions, which salespeople and desks see. */
export const submissions = sameAsList('Submissions', {
  list: esubmission.list,
  file: esubmission.exportList,
  columns: {
    'Case number': ({ caseNo }) => caseNo,
    Status: ({ status }) => status.label,
    Type: ({ transactionType }) => transactionWords[transactionType],
    Property: ({ propertyCategory }) => categoryWord(propertyCategory),
    'Property type': ({ propertyCategory, propertyType }) =>
      propertyTypeWord(propertyCategory as PropertyCategory, propertyType),
    Address: ({ address }) => address,
    For: ({ representedSide }) => sideWords[representedSide],
    'Price (S$)': ({ transactionType, priceCents }) => money(transactionType === 'SALE' ? priceCents : null),
    'Monthly rent (S$)': ({ transactionType, priceCents }) => money(transactionType === 'LEASE' ? priceCents : null),
    'Commission before GST (S$)': ({ commissionCents }) => money(commissionCents),
    Salesperson: ({ agentName }) => agentName,
    Created: ({ createdDate }) => instant(createdDate),
    Submitted: ({ submittedDate }) => instant(submittedDate),
    'Claimed by': ({ claimedByName }) => claimedByName,
  },
});

/** What finance sees of deals and of how they are split. */
export const dealLists = [
  sameAsList('Deals', {
    list: commission.deals,
    file: commission.dealsSheet,
    columns: {
      Deal: ({ dealNo }) => dealNo,
      Case: ({ caseNo }) => caseNo,
      Address: ({ address }) => address,
      Transaction: ({ transactionType }) => transactionWords[transactionType],
      Salesperson: ({ ownerName }) => ownerName,
      Signed: ({ signedOn }) => day(signedOn),
      Approved: ({ approvedAt }) => instant(approvedAt),
      'Commission (S$)': ({ commissionCents }) => money(commissionCents),
      'Agency (S$)': ({ agencyCents }) => money(agencyCents),
      State: ({ state }) => dealStates[state],
      'Days overdue': ({ overdueDays }) => overdueDays ?? '',
    },
  }),
  sameAsList('Resplits', {
    list: commission.resplits,
    file: commission.resplitsSheet,
    columns: {
      Deal: ({ dealNo }) => dealNo,
      Reason: ({ reason }) => reason,
      'Moved (S$)': ({ movedCents }) => money(movedCents),
      'Prepared by': ({ preparedBy }) => preparedBy,
      Prepared: ({ preparedAt }) => instant(preparedAt),
      'Approved by': ({ approvedBy }) => approvedBy,
      Approved: ({ approvedAt }) => instant(approvedAt),
    },
  }),
  sameAsList('Deal revisions', {
    list: billing.revisions,
    file: billing.revisionsSheet,
    columns: {
      Deal: ({ dealNo }) => dealNo,
      Address: ({ address }) => address,
      Revision: ({ number }) => String(number),
      Reason: ({ reason }) => reason,
      'Commission (S$)': ({ changeCents }) => money(changeCents),
      'Prepared by': ({ preparedBy }) => preparedBy,
      Prepared: ({ preparedAt }) => instant(preparedAt),
      'Approved by': ({ approvedBy }) => approvedBy,
      Approved: ({ approvedAt }) => instant(approvedAt),
    },
  }),
  sameAsList('Commission plans', {
    list: commission.plans,
    file: commission.plansSheet,
    order: 'asc',
    columns: {
      Plan: ({ name }) => name,
      Scheme: ({ terms }) => schemes[terms.scheme],
      'Salesperson gets': ({ terms }) => shortTerms(terms),
      Uplines: ({ terms }) => shortOverriding(terms.overriding),
      'Terms from': ({ fromDay }) => day(fromDay),
      People: ({ people }) => people,
      Default: ({ isDefault }) => (isDefault ? 'Yes' : ''),
    },
  }),
];

type OnPlan = RowOf<typeof commission.planPeople>;

export const planColumns = {
  Salesperson: ({ name }: OnPlan) => name,
  'Registration number': ({ registrationNo }: OnPlan) => registrationNo,
  From: ({ fromDay }: OnPlan) => day(fromDay),
  'Period from': ({ progress }: OnPlan) => day(progress?.from ?? null),
  'Period to': ({ progress }: OnPlan) => day(progress?.to ?? null),
  'Progress (S$)': ({ progress }: OnPlan) => money(progress?.cents ?? null),
  'Expected (S$)': ({ progress }: OnPlan) => money(progress?.expectedCents ?? null),
  'Next tier or cap (S$)': ({ progress }: OnPlan) => money(progress?.next?.from ?? null),
  'To go (S$)': ({ progress }: OnPlan) => money(progress?.next?.missingCents ?? null),
  'Next plan': ({ next }: OnPlan) => next?.planName ?? '',
  'Next plan from': ({ next }: OnPlan) => day(next?.fromDay ?? null),
};
