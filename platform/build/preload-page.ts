import type { Plugin } from 'vite';
import { linksTo, pieceOf } from './pieces.ts';

/**
 * Names the pieces of one page in index.html, so that the browser fetches them along with the start of the app and not
 * after it: for the page that most people see first. `module` is the end of its file's name.
 */
export const preloadPage = (module: string): Plugin => ({
  name: 'gable-preload-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, path }) =>
      path === '/index.html'
        ? linksTo(pieceOf(module, bundle), bundle)
            .filter(({ href }) => !html.includes(`"${href}"`))
            .map(({ rel, href }) => ({
              tag: 'link',
              attrs: { rel, crossorigin: true, href },
              injectTo: 'head' as const,
            }))
        : [],
  },
});
