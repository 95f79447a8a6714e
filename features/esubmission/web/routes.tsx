import { type AnyRoute, createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { stepKeys } from '../words.ts';
import { couldBeCase } from './couldBeCase.ts';
import { submissionList } from './list/submissionList.ts';
import { combinationSearch } from './required/combination.ts';
import type { WizardSearch } from './wizard/wizardSearch.ts';

const wizardSearch = ({ eSubId, step, at }: Record<string, unknown>): WizardSearch => {
  const shown = stepKeys.find((key) => key === step);
  if (typeof eSubId !== 'string' || !couldBeCase(eSubId)) return {};
  return shown ? { eSubId, step: shown, ...(typeof at === 'string' && { at }) } : { eSubId };
};

/** Whether an address of the wizard means something: an id that could be one, a step that there is. */
const isWizardSearch = (search: Record<string, unknown>): boolean => {
  const { eSubId, step } = wizardSearch(search);
  return search.eSubId === eSubId && search.step === step;
};

/** The pages of submissions, under the shell of who is signed in. */
export const esubmissionRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/e-submission/submit-new-transaction',
    validateSearch: wizardSearch,
    beforeLoad: ({ location }) => {
      if (!isWizardSearch(location.search)) throw notFound();
    },
    component: lazyRouteComponent(() => import('./wizard/WizardPage.tsx'), 'WizardPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/e-submission/status-of-submission',
    validateSearch: submissionList.validate,
    component: lazyRouteComponent(() => import('./list/SubmissionsPage.tsx'), 'SubmissionsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/e-submission/required-documents',
    validateSearch: combinationSearch,
    component: lazyRouteComponent(() => import('./required/RequiredDocumentsPage.tsx'), 'RequiredDocumentsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/e-submission/$eSubId',
    component: lazyRouteComponent(() => import('./summary/SummaryPage.tsx'), 'SummaryPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/submissions',
    component: lazyRouteComponent(() => import('./desk/QueuePage.tsx'), 'QueuePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/compliance',
    component: lazyRouteComponent(() => import('./desk/QueuePage.tsx'), 'CompliancePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/document-rules',
    component: lazyRouteComponent(() => import('./rules/RulesPage.tsx'), 'RulesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/submissions/$eSubId',
    component: lazyRouteComponent(() => import('./desk/ReviewPage.tsx'), 'ReviewPage'),
  }),
];
