/** Media types (`image/*`), or extensions (`.pdf`) by type. */
export type Accepted = readonly string[] | Record<string, readonly string[]>;

const kinds = (accept: Accepted): string[] =>
  Array.isArray(accept) ? [...accept] : Object.entries(accept).flatMap(([type, endings]) => [type, ...endings]);

/** The kinds of file in the words of the browser's own input. */
export const endingsOf = (accept: Accepted | undefined): string | undefined => accept && kinds(accept).join();

/** Whether a photo may be chosen: a phone then offers its camera. */
export const takesPhotos = (accept: Accepted | undefined): boolean =>
  !accept || kinds(accept).some((kind) => /^image\/(\*|jpeg)$/.test(kind));

/** Whether a file may be chosen, by its type or the end of its name. */
export const isAccepted = ({ name, type }: { name: string; type: string }, accept: Accepted | undefined): boolean => {
  if (!accept) return true;
  return kinds(accept).some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase());
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
};
