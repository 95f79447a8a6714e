/**
 * The only list of pages that need no sign-in. Every other address redirects to /signin.
 * /outbox is public only in demo mode, where mail is written to disk.
 */
export const publicPaths = [
  '/signin',
  '/signin/authentication',
  '/signin/verification',
  '/signin/authenticator',
  '/signin/locked',
  '/email-confirm',
  '/email-undo',
  '/forgot-password',
  '/reset-password',
  '/reset-pass',
  '/init-account',
  '/e-cdd/e-sign',
  '/customer/signature',
  '/temp',
  '/pages-maintenance',
  '/verify',
  '/outbox',
] as const;

/** Public paths outside of the app: each has a document of its own, for people who never sign in. */
export const outsidePaths = ['/e-cdd/e-sign', '/customer/signature', '/verify'] as const;
