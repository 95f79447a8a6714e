import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { missingPage } from '#platform/web/errors/missing.ts';
import { stepKeys } from '../words/steps.ts';
import { combinationSearch } from './checklist/combination.ts';
import { ruleList } from './checklist-rules/ruleList.ts';
import { submissionList } from './list/submissionList.ts';
import { couldBeCase } from './readers.ts';
import type { WizardSearch } from './wizard/frame/wizardSteps.ts';

const wizardSearch = ({ eSubId, step, at, from }: Record<string, unknown>): WizardSearch => {
  const shown = stepKeys.find((key) => key === step);
  if (typeof eSubId !== 'string' || !couldBeCase(eSubId)) return {};
  if (!shown) return { eSubId };
  return { eSubId, step: shown, ...(typeof at === 'string' && { at }), ...(from === 'required' && { from }) };
};

/** Whether the wizard's search parameters are valid: the form of the id, and the name of the step. */
const isWizardSearch = (search: Record<string, unknown>): boolean => {
  const { eSubId, step } = wizardSearch(search);
  return search.eSubId === eSubId && search.step === step;
};

/** The pages of submissions, for signed-in people. */
export const esubmissionRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/e-submission/submit-new-transaction',
    staticData: { page: 'WizardPage' },
    validateSearch: wizardSearch,
    beforeLoad: ({ location }) => {
      if (!isWizardSearch(location.search)) throw missingPage();
    },
    component: lazyRouteComponent(() => import('./wizard/frame/WizardPage.tsx'), 'WizardPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/e-submission/status-of-submission',
    staticData: { page: 'SubmissionsPage' },
    validateSearch: submissionList.validate,
    component: lazyRouteComponent(() => import('./list/SubmissionsPage.tsx'), 'SubmissionsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/e-submission/required-documents',
    staticData: { page: 'RequiredDocumentsPage' },
    validateSearch: combinationSearch,
    component: lazyRouteComponent(() => import('./checklist/RequiredDocumentsPage.tsx'), 'RequiredDocumentsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/e-submission/$eSubId',
    component: lazyRouteComponent(() => import('./case/SummaryPage.tsx'), 'SummaryPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/submissions',
    staticData: { page: 'QueuePage' },
    component: lazyRouteComponent(() => import('./desk/queue/QueuePage.tsx'), 'QueuePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/compliance',
    staticData: { page: 'QueuePage' },
    component: lazyRouteComponent(() => import('./desk/queue/QueuePage.tsx'), 'CompliancePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/document-rules',
    staticData: { page: 'RulesPage' },
    validateSearch: ruleList.validate,
    component: lazyRouteComponent(() => import('./checklist-rules/RulesPage.tsx'), 'RulesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/submissions/$eSubId',
    component: lazyRouteComponent(() => import('./desk/review/ReviewPage.tsx'), 'ReviewPage'),
  }),
];
