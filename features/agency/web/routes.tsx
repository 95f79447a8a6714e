import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { auditList } from './audit/auditList.ts';
import { peopleList } from './people/peopleList.ts';
import { settingList } from './settings/settingList.ts';

export const agencyRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk',
    // What each desk has to do stands on its home page.
    beforeLoad: () => {
      throw redirect({ to: '/', replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/people',
    staticData: { page: 'PeoplePage' },
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
    staticData: { page: 'JobsPage' },
    component: lazyRouteComponent(() => import('./JobsPage.tsx'), 'JobsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/audit',
    staticData: { page: 'AuditPage' },
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
    staticData: { page: 'SettingsPage' },
    validateSearch: settingList.validate,
    component: lazyRouteComponent(() => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
  }),
];
