const lazyPage = /lazyRouteComponent\(\s*\(\) => import\('([^']+)'\)/g;
const pathOfRoute = /\bpath: '([^']+)'/g;

/** The pages that a file's routes lead to, as routes are written here: `path: '…'`, then `lazyRouteComponent(() => import('…')`. */
export const pagesIn = (code: string): { path: string; module: string }[] =>
  [...code.matchAll(lazyPage)].flatMap(({ 1: module = '', index }) => {
    const path = [...code.slice(0, index).matchAll(pathOfRoute)].at(-1)?.[1];
    return path ? [{ path, module }] : [];
  });
