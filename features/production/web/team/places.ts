const withSearch = (path: string, search: Record<string, string | undefined>) => {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

type Maybe = string | undefined;
type Wanted = Partial<Record<'parent' | 'under' | 'saNo' | 'level' | 'from' | 'to' | 'withOwn', Maybe>>;

/** The addresses of the team's pages. */
export const teamPlaces = {
  people: (parent: string | undefined) => withSearch('/team-productions', { parent }),
  deals: (wanted: Wanted) => withSearch('/team-productions/deal-submitted', wanted),
  performance: (wanted: { parent?: string | undefined; period?: string; level?: string }) =>
    withSearch('/team-productions/team-performance', wanted),
};
