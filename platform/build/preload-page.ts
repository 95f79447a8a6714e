import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

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
      const chunks = Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk');
      const page = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
      if (!page) throw new Error(`There is no piece for ${module}.`);
      const pieces = [...withImports(page, new Map(chunks.map((chunk) => [chunk.fileName, chunk])))];
      const styles = pieces.flatMap((piece) => [...(piece.viteMetadata?.importedCss ?? [])]);
      return [
        ...pieces.map(({ fileName }) => link('modulepreload', fileName)),
        ...[...new Set(styles)].map((fileName) => link('stylesheet', fileName)),
      ].filter(({ attrs }) => !html.includes(`"${String(attrs?.href)}"`));
    },
  },
});

const withImports = (page: Chunk, chunks: Map<string, Chunk>, found = new Set<Chunk>()): Set<Chunk> => {
  found.add(page);
  for (const name of page.imports) {
    const chunk = chunks.get(name);
    if (chunk && !found.has(chunk)) withImports(chunk, chunks, found);
  }
  return found;
};

const link = (rel: string, fileName: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `/${fileName}` },
  injectTo: 'head',
});
