import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { settingList } from './settings/settingList.ts';

/** The pages of the agency itself, at its desk. */
export const agencyRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/settings',
    validateSearch: settingList.validate,
    component: lazyRouteComponent(() => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
  }),
];
