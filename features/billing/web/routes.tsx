import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { billList } from './billList.ts';

export const billingRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/invoices',
    staticData: { page: 'InvoicesPage' },
    validateSearch: billList.validate,
    component: lazyRouteComponent(() => import('./InvoicesPage.tsx'), 'InvoicesPage'),
  }),
];
