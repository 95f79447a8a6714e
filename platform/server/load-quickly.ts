import { enableCompileCache, flushCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../node_modules/.cache/compiled/', import.meta.url));

/**
 * Halves the time that it takes to load the server; call it before anything else is imported. What was compiled is kept
 * for the next start. And a file of Drizzle's is found without Node's help, which reads the 180 kB of Drizzle's
 * package.json again for each time that one of its 106 files names another: a whole second.
 */
export const loadQuickly = (): void => {
  enableCompileCache(cache);
  // A server that is killed keeps it too.
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
