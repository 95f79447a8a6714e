import { IconHandStop, IconInbox, IconListCheck } from '@tabler/icons-react';
import { isCompliance } from '#platform/contract/actor.ts';
import { missingPage } from '#platform/web/errors/missing.ts';
import { page } from '#platform/web/shell/page.ts';
import type { Reader } from '#platform/web/shell/reader.ts';
import { waitingIn } from '#platform/web/shell/waiting.ts';
import { api } from './api.web.ts';
import { combinationSearch } from './checklist/combination.web.ts';
import { ruleList } from './checklist-rules/ruleList.web.ts';
import { leadOn } from './list/leadOn.web.ts';
import { recentSubmissions, submissionList } from './list/submissionList.web.ts';
import { couldBeCase, deskOfCases } from './readers.web.ts';
import { Status, type StatusId } from './status/status.words.ts';
import { stepKeys } from './steps.words.ts';
import { representedSides } from './transaction.words.ts';
import type { WizardSearch } from './wizard/wizardSteps.web.ts';

const sideOf = (as: unknown) => representedSides.find((side) => side === as);

/** What a new submission begins from: another submission, or a property of a contact, or a contact, and the side that it is of. */
const beginSearch = ({ property, contact, as, again }: Record<string, unknown>): WizardSearch => {
  if (typeof again === 'string' && couldBeCase(again)) return { again };
  const side = sideOf(as);
  if (!side) return {};
  if (typeof property === 'string' && couldBeCase(property)) return { property, as: side };
  return typeof contact === 'string' && couldBeCase(contact) ? { contact, as: side } : {};
};

const isFrom = (from: unknown): from is NonNullable<WizardSearch['from']> => from === 'required' || from === 'summary';

const wizardSearch = (search: Record<string, unknown>): WizardSearch => {
  const { eSubId, step, at, from } = search;
  const shown = stepKeys.find((key) => key === step);
  if (eSubId === undefined) return beginSearch(search);
  if (typeof eSubId !== 'string' || !couldBeCase(eSubId)) return {};
  if (!shown) return { eSubId };
  return { eSubId, step: shown, ...(typeof at === 'string' && { at }), ...(isFrom(from) && { from }) };
};

/** Whether the wizard's search parameters are valid: the form of the ids, the name of the step and of the side. */
const isWizardSearch = (search: Record<string, unknown>): boolean => {
  const read = wizardSearch(search);
  return (['eSubId', 'step', 'property', 'contact', 'as', 'again'] as const).every((key) => search[key] === read[key]);
};

const isSalesperson = ({ role }: Reader) => role === 'salesperson';

const waitingAs = (...statuses: StatusId[]) =>
  waitingIn(api.list, recentSubmissions, ({ statusCounts }) =>
    statusCounts.reduce((sum, { id, count }) => sum + (statuses.includes(id) ? count : 0), 0),
  );

/** An address that can't be of a submission leads to nothing, without asking the server. */
const mustBeCase = ({ params: { eSubId = '' } }: { params: Record<string, string> }): void => {
  if (!couldBeCase(eSubId)) throw missingPage();
};

export const pages = [
  page({
    path: '/e-submission',
    before: leadOn,
    name: 'EntryPage',
    from: () => import('./list/EntryPage.tsx'),
  }),
  page({
    path: '/e-submission/submit-new-transaction',
    words: ['deal', 'case', 'report', 'sale', 'lease'],
    search: wizardSearch,
    before: ({ location }) => {
      if (!isWizardSearch(location.search)) throw missingPage();
    },
    name: 'WizardPage',
    from: () => import('./wizard/WizardPage.tsx'),
    menu: { label: 'Submit New Transaction' },
  }),
  page({
    path: '/e-submission/status-of-submission',
    words: ['cases', 'deals', 'drafts', 'returned'],
    search: submissionList.validate,
    name: 'SubmissionsPage',
    from: () => import('./list/SubmissionsPage.tsx'),
    menu: {
      label: 'Status Of Submission',
      waiting: (reader) => (isSalesperson(reader) ? waitingAs(Status.returned) : undefined),
    },
  }),
  page({
    path: '/e-submission/required-documents',
    words: ['checklist', 'papers', 'upload'],
    search: combinationSearch,
    name: 'RequiredDocumentsPage',
    from: () => import('./checklist/RequiredDocumentsPage.tsx'),
    menu: { label: 'Required Documents' },
  }),
  page({
    path: '/e-submission/$eSubId',
    before: mustBeCase,
    name: 'SummaryPage',
    from: () => import('./summary/SummaryPage.tsx'),
  }),
  page({
    path: '/agency-desk/submissions',
    words: ['queue', 'cases', 'review', 'claim'],
    who: deskOfCases,
    name: 'QueuePage',
    from: () => import('./desk/QueuePage.tsx'),
    menu: {
      label: 'Submissions',
      icon: IconInbox,
      // As many as the queue has to do.
      waiting: () => waitingAs(Status.submitted, Status.underReview),
    },
  }),
  page({
    path: '/agency-desk/compliance',
    isFor: isCompliance,
    name: 'CompliancePage',
    from: () => import('./desk/CompliancePage.tsx'),
    menu: { label: 'Holds', icon: IconHandStop },
  }),
  page({
    path: '/agency-desk/document-rules',
    words: ['checklist', 'required'],
    who: 'desk:submissions',
    search: ruleList.validate,
    name: 'RulesPage',
    from: () => import('./checklist-rules/RulesPage.tsx'),
    menu: { label: 'Document rules', icon: IconListCheck },
  }),
  page({
    path: '/agency-desk/submissions/$eSubId',
    who: deskOfCases,
    before: mustBeCase,
    name: 'ReviewPage',
    from: () => import('./desk/ReviewPage.tsx'),
  }),
];
