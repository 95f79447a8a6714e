import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { auditList } from './audit/auditList.ts';
import { peopleList } from './people/peopleList.ts';
import { settingList } from './settings/settingList.ts';

/** The pages of the agency itself, at its desk. */
export const agencyRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/people',
    validateSearch: peopleList.validate,
    component: lazyRouteComponent(() => import('./people/PeoplePage.tsx'), 'PeoplePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/people/$userId',
    component: lazyRouteComponent(() => import('./people/PersonPage.tsx'), 'PersonPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/jobs',
    component: lazyRouteComponent(() => import('./jobs/JobsPage.tsx'), 'JobsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/audit',
    validateSearch: auditList.validate,
    component: lazyRouteComponent(() => import('./audit/AuditPage.tsx'), 'AuditPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/amsaccess',
    validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
      typeof token === 'string' && token !== '' ? { token } : {},
    component: lazyRouteComponent(() => import('./portal/AccessPage.tsx'), 'AccessPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/settings',
    validateSearch: settingList.validate,
    component: lazyRouteComponent(() => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
  }),
];
