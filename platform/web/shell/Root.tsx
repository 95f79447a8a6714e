import { Outlet } from '@tanstack/react-router';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

/** Around every page, before sign-in and behind it. */
export const Root = () => (
  <>
    <Outlet />
    <RouteAnnouncer />
  </>
);
