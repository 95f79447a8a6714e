import type { Rolldown } from 'vite';

export type Piece = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

export const piecesIn = (bundle: Bundle): Piece[] =>
  Object.values(bundle).filter((part): part is Piece => part.type === 'chunk');

/** A piece and all that it begins with, itself first. */
export const withImports = (piece: Piece, bundle: Bundle, found = new Set<Piece>()): Set<Piece> => {
  found.add(piece);
  for (const name of piece.imports) {
    const part = bundle[name];
    if (part?.type === 'chunk' && !found.has(part)) withImports(part, bundle, found);
  }
  return found;
};

export const stylesOf = (pieces: Iterable<Piece>): string[] => [
  ...new Set([...pieces].flatMap((piece) => [...(piece.viteMetadata?.importedCss ?? [])])),
];
