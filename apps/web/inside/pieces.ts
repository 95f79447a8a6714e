/** What Vite writes of its build (`build.manifest`): by the file that a piece of code begins with, or its own name. */
export type Pieces = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }>;

/** A piece and all that it begins with. */
const withImports = (pieces: Pieces, name: string, found = new Set<string>()): Set<string> => {
  found.add(name);
  for (const next of pieces[name]?.imports ?? []) if (!found.has(next)) withImports(pieces, next, found);
  return found;
};

/** The files that these pages (`SubmissionsPage`) are made of beyond the start of the app. */
export const filesOf = (pieces: Pieces, pages: string[]): Set<string> => {
  const names = Object.keys(pieces);
  const start = names.filter((name) => pieces[name]?.isEntry).flatMap((name) => [...withImports(pieces, name)]);
  const own = pages
    .flatMap((page) => names.find((name) => name.endsWith(`/${page}.tsx`)) ?? [])
    .flatMap((name) => [...withImports(pieces, name)]);
  const files = (some: string[]) => some.flatMap((name) => [pieces[name]?.file ?? [], pieces[name]?.css ?? []].flat());
  return new Set(files(own)).difference(new Set(files(start)));
};
