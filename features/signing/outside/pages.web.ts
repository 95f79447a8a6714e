import type { OutsidePages } from '#platform/web/plain/outsidePages.ts';

/** The two pages of somebody who was sent a link. */
export const outsidePages: OutsidePages = {
  '/e-cdd/e-sign': () => import('./SignPage.tsx'),
  '/customer/signature': () => import('./SignaturePage.tsx'),
};
