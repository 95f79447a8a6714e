/**
 * The pages that need no sign-in: the one list. Every other address leads to /signin first.
 * /outbox is public where the server has an outbox to show (demo mode).
 */
export const publicPaths = [
  '/signin',
  '/signin/authentication',
  '/signin/verification',
  '/forgot-password',
  '/reset-password',
  '/init-account',
  '/e-cdd/e-sign',
  '/customer/signature',
  '/temp',
  '/pages-maintenance',
  '/verify',
  '/outbox',
] as const;
