import { enableCompileCache, flushCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../node_modules/.cache/compiled/', import.meta.url));

/**
 * Halves the time that the server takes to load; call it before anything else is imported. Compiled code is kept for the
 * next start. Imports between Drizzle's 106 files are resolved here, because Node reads Drizzle's package.json of 180 kB
 * again for each of them, which takes a second.
 */
export const loadQuickly = (): void => {
  enableCompileCache(cache);
  // Written after a minute, so that a server that is killed keeps it too.
  setTimeout(flushCompileCache, 60_000).unref();
  const packages = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve: (specifier, context, next) => {
      const { parentURL } = context;
      if (/^\..*\.js$/.test(specifier) && parentURL?.includes('/node_modules/drizzle-orm/'))
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
      if (!specifier.startsWith('drizzle-orm')) return next(specifier, context);
      const found = packages.get(specifier) ?? next(specifier, context);
      packages.set(specifier, found);
      return { ...found, shortCircuit: true };
    },
  });
};
