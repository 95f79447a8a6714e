import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

const parts = (path: string) => path.split('/').filter(Boolean);
const isParameter = (part: string) => part.startsWith('$');

/**
 * The right spelling of a known address that was written in another case; parameters are not changed. Undefined if the
 * address is right or unknown. A slash at the end does not matter: the router treats a redirect that only drops it as
 * one to the same place. `known` are the router's addresses: `/e-submission/$eSubId`.
 */
export const canonicalPath = (known: readonly string[], pathname: string): string | undefined => {
  const given = parts(pathname);
  const fits = (path: string) => {
    const wanted = parts(path);
    return (
      wanted.length === given.length &&
      wanted.every((part, at) => isParameter(part) || part.toLowerCase() === given[at]?.toLowerCase())
    );
  };
  const [best] = known
    .filter((path) => !path.endsWith('$') && fits(path))
    .sort((a, b) => parts(a).filter(isParameter).length - parts(b).filter(isParameter).length);
  if (best === undefined) return undefined;
  const spelled = `/${parts(best)
    .map((part, at) => (isParameter(part) ? given[at] : part))
    .join('/')}`;
  return spelled === (pathname.replace(/\/+$/, '') || '/') ? undefined : spelled;
};

/** The whole address in its right spelling; undefined if it is right. */
export const respelled = (router: AnyRouter, { pathname, searchStr, hash }: ParsedLocation): string | undefined => {
  const spelled = canonicalPath(Object.keys(router.routesByPath), pathname);
  return spelled && spelled + searchStr + (hash ? `#${hash}` : '');
};
