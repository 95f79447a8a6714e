import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { linksTo, pieceOf } from './pieces.ts';

/** The document that they are made from, and where those of the pages go. */
export const template = 'outside.html';

/**
 * Makes a document for each page outside of the app, which names all pieces of that page, so that a phone fetches them at once:
 * `outside/verify.html` for /verify. The rooms declare the pages in `outside/pages.web.ts`, or `web/outside/pages.ts`.
 */
export const outsidePages = (features: URL): Plugin => ({
  name: 'gable-outside-pages',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: async function (_, bundle) {
      const document = bundle[template];
      if (document?.type !== 'asset') throw new Error(`There is no ${template}.`);
      const html = String(document.source);
      for (const [address, module] of await declared(features.pathname)) {
        const links = linksTo(pieceOf(module, bundle), bundle).filter(({ href }) => !html.includes(`"${href}"`));
        const tags = links.map(({ rel, href }) => `    <link rel="${rel}" crossorigin href="${href}">\n`);
        const source = html.replace('  </head>', `${tags.join('')}  </head>`);
        this.emitFile({ type: 'asset', fileName: `outside${address}.html`, source });
      }
      delete bundle[template];
    },
  },
});

/** The addresses of all rooms with the end of the file of their module. */
const declared = async (features: string): Promise<[address: string, module: string][]> => {
  const files = readdirSync(features)
    .flatMap((room) => ['web/outside/pages.ts', 'outside/pages.web.ts'].map((file) => join(room, file)))
    .filter((file) => existsSync(join(features, file)));
  const rooms = files.map(async (file) => {
    const { outsidePages: pages } = (await import(pathToFileURL(join(features, file)).href)) as {
      outsidePages: Record<string, () => unknown>;
    };
    return Object.entries(pages).map(([address, load]): [string, string] => {
      // A lazy import is never run here: the name of its module is read.
      const [, module] = /import\(['"]\.(\/[^'"]+)['"]\)/.exec(String(load)) ?? [];
      if (!module) throw new Error(`${file} names no module for ${address}.`);
      return [address, join('/', file, '..', module).replaceAll('\\', '/')];
    });
  });
  return (await Promise.all(rooms)).flat();
};
