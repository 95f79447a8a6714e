import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { receivedList } from './receivedList.ts';

export const productionRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/my-productions/commission-payout',
    staticData: { page: 'ReceivedPage' },
    validateSearch: receivedList.validate,
    component: lazyRouteComponent(() => import('./ReceivedPage.tsx'), 'ReceivedPage'),
  }),
];
