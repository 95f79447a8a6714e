import type { Rolldown } from 'vite';

type Piece = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

/** The piece of a page. `module` is the end of its file's name. */
export const pieceOf = (module: string, bundle: Bundle): Piece => {
  const pieces = Object.values(bundle).filter((part): part is Piece => part.type === 'chunk');
  const found = pieces.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!found) throw new Error(`There is no piece for ${module}.`);
  return found;
};

/** The links that fetch a piece with all that it begins with, and its style sheets. */
export const linksTo = (piece: Piece, bundle: Bundle): { rel: string; href: string }[] => {
  const pieces = withImports(piece, bundle);
  return [
    ...[...pieces].map(({ fileName }) => ({ rel: 'modulepreload', href: `/${fileName}` })),
    ...stylesOf(pieces).map((fileName) => ({ rel: 'stylesheet', href: `/${fileName}` })),
  ];
};

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
