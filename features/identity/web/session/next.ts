/** Where a sign-in leads: an address of this app other than the sign-in page, else home. Never another site. */
export const safeNext = (next: string | undefined): string => {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || /\p{Cc}/u.test(next)) return '/';
  return /^\/signin(\/|\?|#|$)/i.test(next) ? '/' : next;
};

/** The search of /signin that brings the person back to `href`; nothing to say for home. */
export const searchFor = (href: string): { next?: string } => {
  const next = safeNext(href);
  return next === '/' ? {} : { next };
};
