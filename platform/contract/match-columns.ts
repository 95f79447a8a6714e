/** A field that columns of a file may hold, and what it is called in files. */
export type Field = {
  title: string;
  /** Headings that it is known by, beside its title; signs and capitals don't count. The first one that a file has wins, with `prefers`. */
  known?: readonly string[];
  /** What else is its heading, as `headingWords` writes it. */
  is?: (words: string) => boolean;
  /** Several columns may hold it. */
  many?: true;
  /** Of several columns the one whose heading is known first is read; without it, several are an error. */
  prefers?: true;
};

export type Fields<K extends string> = Record<K, Field>;

/** The fields of an area, and of which each group needs one. */
export type TableSpec<K extends string> = {
  fields: Fields<K>;
  needs: readonly (readonly K[])[];
  /** Fields that are not read where the file has others, unless somebody chose them. */
  instead?: Partial<Record<K, readonly K[]>>;
};

/** The fields of the columns of a head. */
export type Matched<K extends string> = {
  /** By column; undefined for one that is not read. */
  of: (K | undefined)[];
  /** The places of the columns that hold a field. */
  at: Partial<Record<K, number[]>>;
  /** The groups of which the file has none. */
  missing: K[][];
  /** Fields that two columns hold where one may, with the heading that is doubled. */
  twice: { field: K; heading: string }[];
};

/** A longer one is no heading. */
const longestHeading = 200;

/** A heading as it is compared: without capitals, signs and blanks. */
export const plainHeading = (heading: string): string =>
  heading
    .slice(0, longestHeading)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** A heading as its words: in small letters, with single blanks, without the signs that people add to headings. */
export const headingWords = (heading: string): string =>
  heading
    .slice(0, longestHeading)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.:*#]/g, '')
    .replace(/[_\s]+/g, ' ')
    .trim();

/** How early a field knows a heading; -1 where it does not. */
const rankOf = ({ title, known = [], is }: Field, heading: string): number => {
  const plain = plainHeading(heading);
  if (plain === '') return -1;
  const rank = [title, ...known].findIndex((each) => plainHeading(each) === plain);
  return rank < 0 && is?.(headingWords(heading)) ? known.length + 1 : rank;
};

const keysOf = <K extends string>(fields: Fields<K>): K[] => Object.keys(fields) as K[];

/**
 * Finds what each column of a head holds, by the headings that the area knows; `chosen` is what somebody said of each column, an empty text
 * for one that is not read.
 */
export const matchColumns = <K extends string>(
  head: string[],
  { fields, needs, instead }: TableSpec<K>,
  chosen?: readonly (K | '')[],
): Matched<K> => {
  const fieldAt = chosen
    ? head.map((_, place) => chosen[place] || undefined)
    : withoutOthers(
        preferred(
          head,
          fields,
          head.map((heading) => keysOf(fields).find((key) => rankOf(fields[key], heading) >= 0)),
        ),
        instead,
      );
  const at: Partial<Record<K, number[]>> = {};
  fieldAt.forEach((key, place) => {
    if (key) at[key] = [...(at[key] ?? []), place];
  });
  const twice = keysOf(fields).flatMap((field) => {
    const places = at[field] ?? [];
    const doubled =
      fields[field].many && !chosen ? firstDoubled(head, places) : places.length > 1 && !fields[field].many;
    return doubled === false || doubled === undefined
      ? []
      : { field, heading: (head[typeof doubled === 'number' ? doubled : (places[1] ?? 0)] ?? '').trim() };
  });
  return {
    of: fieldAt,
    at,
    missing: needs.filter((group) => !group.some((key) => at[key])).map((group) => [...group]),
    twice,
  };
};

const withoutOthers = <K extends string>(
  columns: (K | undefined)[],
  instead: TableSpec<K>['instead'],
): (K | undefined)[] =>
  columns.map((key) => (key && instead?.[key]?.some((other) => columns.includes(other)) ? undefined : key));

/** Of fields that prefer a heading, the columns with other headings are not read. */
const preferred = <K extends string>(
  head: string[],
  fields: Fields<K>,
  columns: (K | undefined)[],
): (K | undefined)[] => {
  const rank = (place: number, key: K) => rankOf(fields[key], head[place] ?? '');
  return columns.map((key, place) => {
    if (!key || !fields[key].prefers) return key;
    const others = columns.flatMap((other, at) => (other === key ? at : []));
    const best = Math.min(...others.map((at) => rank(at, key)));
    return rank(place, key) === best ? key : undefined;
  });
};

/** The place of a heading that stood before it among these columns. */
const firstDoubled = (head: string[], places: number[]): number | undefined => {
  const seen = places.map((place) => (head[place] ?? '').trim().toLowerCase());
  const doubled = seen.findIndex((heading, index) => seen.indexOf(heading) !== index);
  return doubled < 0 ? undefined : places[doubled];
};

/** The cell of a field in a line, without blanks around it; empty where no column holds the field. */
export const cellIn = <K extends string>({ at }: Pick<Matched<K>, 'at'>, cells: readonly string[], field: K): string =>
  cells[at[field]?.[0] ?? -1]?.trim() ?? '';

/** Watches lines, and lists the headings of unread columns that have content in one of them. */
export const watchUnread = (head: string[], columns: readonly (string | undefined)[]) => {
  const names = head.map((heading) => heading.trim());
  let empty = names.flatMap((name, place) => (name !== '' && !columns[place] ? [place] : []));
  const filled = new Set<number>();
  return {
    see: (cells: readonly string[]): void => {
      if (empty.length === 0) return;
      const filledPlaces = empty.filter((place) => (cells[place] ?? '').trim() !== '');
      if (filledPlaces.length === 0) return;
      for (const place of filledPlaces) filled.add(place);
      empty = empty.filter((place) => !filled.has(place));
    },
    headings: (): string[] => {
      const unread = names.filter((_, place) => filled.has(place));
      return [...new Set(unread.map((name) => name.slice(0, 60)))].slice(0, 40);
    },
  };
};

/** The headings of columns that are not read and hold something in one of the lines. */
export const unreadOf = (
  head: string[],
  columns: readonly (string | undefined)[],
  lines: readonly string[][],
): string[] => {
  const watch = watchUnread(head, columns);
  for (const cells of lines) watch.see(cells);
  return watch.headings();
};
