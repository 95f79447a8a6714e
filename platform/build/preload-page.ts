import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Piece = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

/**
 * Names the pieces of one page in index.html, so that the browser fetches them along with the start of the app and not
 * after it: for the page that most people see first. `module` is the end of its file's name.
 */
export const preloadPage = (module: string): Plugin => ({
  name: 'gable-preload-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const page = piecesIn(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
      if (!page) throw new Error(`There is no piece for ${module}.`);
      const pieces = withImports(page, bundle);
      return [
        ...[...pieces].map(({ fileName }) => link('modulepreload', fileName)),
        ...stylesOf(pieces).map((fileName) => link('stylesheet', fileName)),
      ].filter(({ attrs }) => !html.includes(`"${String(attrs?.href)}"`));
    },
  },
});

const link = (rel: string, fileName: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `/${fileName}` },
  injectTo: 'head',
});

const piecesIn = (bundle: Bundle): Piece[] =>
  Object.values(bundle).filter((part): part is Piece => part.type === 'chunk');

/** A piece and all that it begins with, itself first. */
const withImports = (piece: Piece, bundle: Bundle, found = new Set<Piece>()): Set<Piece> => {
  found.add(piece);
  for (const name of piece.imports) {
    const part = bundle[name];
    if (part?.type === 'chunk' && !found.has(part)) withImports(part, bundle, found);
  }
  return found;
};

const stylesOf = (pieces: Iterable<Piece>): string[] => [
  ...new Set([...pieces].flatMap((piece) => [...(piece.viteMetadata?.importedCss ?? [])])),
];
