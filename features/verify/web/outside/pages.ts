import type { OutsidePages } from '#platform/web/plain/outsidePages.ts';

/** The page that says whether a document is the agency's. A QR code on a document leads to it with `?code=`. */
export const outsidePages: OutsidePages = { '/verify': () => import('./VerifyPage.tsx') };
