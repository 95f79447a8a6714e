import type { Plugin } from 'vite';
import { pagesIn } from './pagesIn.ts';
import { piecesIn, stylesOf, withImports } from './pieces.ts';

/**
 * Writes pages.json: the files that each page is made of beyond the start of the app, by its path, so that the browser
 * can fetch them ahead of need without running them.
 */
export const pagePieces = (): Plugin => {
  const moduleOf = new Map<string, string>();
  return {
    name: 'gable-page-pieces',
    apply: 'build',
    transform: {
      order: 'pre',
      handler: async function (code, id) {
        for (const { path, module } of pagesIn(code)) {
          const found = await this.resolve(module, id);
          if (found) moduleOf.set(path, found.id);
        }
      },
    },
    generateBundle(_options, bundle) {
      const pieces = piecesIn(bundle);
      const start = new Set(
        pieces.filter(({ isEntry }) => isEntry).flatMap((entry) => [...withImports(entry, bundle)]),
      );
      const isThere = new Set(stylesOf(start));
      const filesOf = (module: string): string[] => {
        const page = pieces.find(({ moduleIds }) => moduleIds.includes(module));
        if (!page) throw new Error(`There is no piece for ${module}.`);
        const own = [...withImports(page, bundle)].filter((piece) => !start.has(piece));
        return [...own.map(({ fileName }) => fileName), ...stylesOf(own).filter((style) => !isThere.has(style))];
      };
      const pages = Object.fromEntries([...moduleOf].map(([path, module]) => [path, filesOf(module)]));
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) });
    },
  };
};
