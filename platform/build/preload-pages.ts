import type { Plugin, Rolldown } from 'vite';

type Piece = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

/**
 * Makes the HTML files of the app, each of which names the pieces of some modules, so that the browser fetches them along with
 * the start of the app and not after it. `modules` has the ends of their files' names, by the HTML file.
 */
export const preloadPages = (modules: Record<string, string[]>): Plugin => ({
  name: 'gable-preload-pages',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const index = bundle['index.html'];
    if (index?.type !== 'asset') throw new Error('There is no index.html.');
    const html = String(index.source);
    for (const [fileName, wanted] of Object.entries(modules)) {
      const links = linksOf(wanted, bundle).filter(({ href }) => !html.includes(`"${href}"`));
      const source = html.replace(/\s*<\/head>/, `${links.map(({ tag }) => `\n    ${tag}`).join('')}\n  </head>`);
      if (fileName === 'index.html') index.source = source;
      else this.emitFile({ type: 'asset', fileName, source });
    }
  },
});

const linksOf = (modules: string[], bundle: Bundle) => {
  const pieces = new Set<Piece>();
  for (const module of modules) {
    const found = piecesIn(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!found) throw new Error(`There is no piece for ${module}.`);
    addWithImports(found, bundle, pieces);
  }
  return [
    ...[...pieces].map(({ fileName }) => link('rel="modulepreload"', fileName)),
    // Not as a stylesheet, which the first paint would wait for.
    ...stylesOf(pieces).map((fileName) => link('rel="preload" as="style"', fileName)),
  ];
};

const link = (how: string, fileName: string) => {
  const href = `/${fileName}`;
  return { href, tag: `<link ${how} crossorigin href="${href}">` };
};

const piecesIn = (bundle: Bundle): Piece[] =>
  Object.values(bundle).filter((part): part is Piece => part.type === 'chunk');

/** Adds a piece and all that it begins with. */
const addWithImports = (piece: Piece, bundle: Bundle, found: Set<Piece>): void => {
  found.add(piece);
  for (const name of piece.imports) {
    const part = bundle[name];
    if (part?.type === 'chunk' && !found.has(part)) addWithImports(part, bundle, found);
  }
};

const stylesOf = (pieces: Iterable<Piece>): string[] => [
  ...new Set([...pieces].flatMap((piece) => [...(piece.viteMetadata?.importedCss ?? [])])),
];
