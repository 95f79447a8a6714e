import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

const parts = (path: string) => path.split('/').filter(Boolean);
const isParameter = (part: string) => part.startsWith('$');

/**
 * The spelling of a known address that was written in another casing, its parameters as they came; undefined when it is
 * right already or unknown. A slash at the end does not matter, and the router takes a redirect that only drops it for
 * one to the same place. Known addresses are the router's: `/e-submission/$eSubId`.
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

/** The whole address in its one spelling, or undefined when it has it already. */
export const respelled = (router: AnyRouter, { pathname, searchStr, hash }: ParsedLocation): string | undefined => {
  const spelled = canonicalPath(Object.keys(router.routesByPath), pathname);
  return spelled && spelled + searchStr + (hash ? `#${hash}` : '');
};
