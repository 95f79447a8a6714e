/** The address to open after signing in: `next` if it is a page of this app other than sign-in, else home. */
export const safeNext = (next: string | undefined): string => {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || /\p{Cc}/u.test(next)) return '/';
  return /^\/signin(\/|\?|#|$)/i.test(next) ? '/' : next;
};

/** The search of /signin that leads back to `href`; empty for home. */
export const searchFor = (href: string): { next?: string } => {
  const next = safeNext(href);
  return next === '/' ? {} : { next };
};
