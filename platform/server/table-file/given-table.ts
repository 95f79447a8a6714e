import { columnFaults } from '#platform/contract/column-faults.ts';
import { type Matched, matchColumns, plainHeading, type TableSpec } from '#platform/contract/match-columns.ts';
import { formatCount } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { mostColumns, type TableChoice, type TablePreview } from '#platform/contract/table-preview.ts';
import type { Reading, Writing } from '../context.ts';
import { type Area, keepColumns, readKept, type SavedColumns } from './kept-columns.ts';
import { type Opened, type OpenOptions, openTable, type TableLine } from './open-table.ts';
import { requireText } from './other-kind.ts';
import { asRefusal } from './problem.ts';

/** How an area reads the files that people bring. */
export type ReadableSpec<K extends string> = TableSpec<K> &
  Pick<OpenOptions, 'headIn' | 'shortEnd' | 'longestLine'> & {
    /** The sentence that says what to bring in place of a file of another kind. */
    bring: string;
    /** More lines are refused, and what they are called: `people`. */
    most: number;
    things: string;
    /** Whether columns may be given by hand. */
    canChoose: boolean;
    /** Whether a first line is no head but a line like the others: then the columns are called `Column 1`, `Column 2`. */
    isData?: (cells: string[]) => boolean;
  };

/** A table that somebody brought, read whole: the areas that people bring files to have some thousand lines. */
export type MatchedTable<K extends string> = Matched<K> & {
  opened: Opened;
  head: string[];
  lines: TableLine[];
  spec: ReadableSpec<K>;
  isKept: boolean;
};

/** The lines among which the head of such a file is. */
const headIn = 20;

/**
 * Reads a table as it was chosen, else as was chosen for one with the same head before, else as its headings say.
 * @throws Refusal for a file that is no table, is cut off, or is too long; what its columns lack is said by `faultsOf`
 */
export const readTable = async <K extends string>(
  bytes: Buffer,
  spec: ReadableSpec<K>,
  { choice = {}, kept: keptColumns = nothingKept }: { choice?: TableChoice; kept?: SavedColumns } = {},
): Promise<MatchedTable<K>> => {
  await requireText(bytes, { bring: spec.bring, encoding: choice.encoding });
  const chosen = choice.columns ? fieldsIn(choice.columns, spec) : undefined;
  const keptOf = (head: string[]) => (spec.canChoose ? keptIn(keptColumns, head, spec) : undefined);
  const isHead = (head: string[]) =>
    head.length <= mostColumns &&
    (keptOf(head) !== undefined || matchColumns(head, spec).missing.length === 0 || spec.isData?.(head) === true);
  const opened = await openTable(bytes, { headIn, ...spec, isHead, encoding: choice.encoding, fail: asRefusal });
  const isHeadless = spec.isData?.(opened.head.cells) === true;
  const head = isHeadless ? opened.head.cells.map((_, at) => `Column ${at + 1}`) : opened.head.cells;
  if (head.length > mostColumns)
    throw refused(`A file may have ${mostColumns} columns; this one has ${formatCount(head.length)}.`);
  const lines: TableLine[] = isHeadless ? [opened.head] : [];
  let count = lines.length;
  for await (const line of opened.rows) {
    // Files that were put together, or printed by the page, have their headings again.
    if (!isHeadless && head.every((heading, at) => heading.trim() === (line.cells[at] ?? '').trim())) continue;
    count += 1;
    if (count <= spec.most) lines.push({ ...line, cells: line.cells.map(withoutFormula) });
  }
  if (count > spec.most) {
    const has = formatCount(count);
    const most = formatCount(spec.most);
    const words = `This file has ${has} ${spec.things}. A file may have ${most}: import it in parts.`;
    throw new Refusal('file.too-large', words, { field: 'file' });
  }
  const before = chosen ? undefined : keptOf(head);
  const matched = matchColumns(head, spec, chosen ?? before);
  return { ...matched, opened, head, lines, spec, isKept: before !== undefined };
};

/** Sites write `="0123"` so that Excel keeps a number as it is. */
const withoutFormula = (cell: string): string => /^\s*="([^"]*)"\s*$/.exec(cell)?.[1] ?? cell;

/** Reads a file of an area with the choices saved for it. */
export const readGiven = async <K extends string>(
  at: Reading,
  bytes: Buffer,
  { spec, area, choice }: { spec: ReadableSpec<K>; area: Area; choice: TableChoice },
): Promise<MatchedTable<K>> => readTable(bytes, spec, { choice, kept: await readKept(at, area) });

const nothingKept: SavedColumns = { exactly: () => undefined, named: () => undefined };

/** The saved choice of columns for a head, if the area still has these fields. A choice by headings leaves the other columns to be matched. */
const keptIn = <K extends string>(
  keptColumns: SavedColumns,
  head: string[],
  spec: ReadableSpec<K>,
): (K | '')[] | undefined => {
  const isField = (field: string): field is K => Object.hasOwn(spec.fields, field);
  const knownFields = (fields: string[] | undefined) => fields?.map((field) => (isField(field) ? field : ''));
  const exactly = knownFields(keptColumns.exactly(head));
  const named = knownFields(keptColumns.named(head));
  const others = matchColumns(head, spec).of;
  const columns = exactly ?? named?.map((field, place) => field || otherField(others[place], named));
  return columns && matchColumns(head, spec, columns).missing.length === 0 ? columns : undefined;
};

const otherField = <K extends string>(field: K | undefined, named: (K | '')[]): K | '' =>
  field && !named.includes(field) ? field : '';

const refused = (words: string) => new Refusal('file.unsupported', words, { field: 'file' });

const fieldsIn = <K extends string>(columns: string, { fields, canChoose }: ReadableSpec<K>): (K | '')[] => {
  const names = columns.split(',');
  const unknown = names.find((field) => field !== '' && !Object.hasOwn(fields, field));
  if (unknown || !canChoose)
    throw new Refusal('request.invalid', `There is no field “${unknown ?? ''}”.`, { field: 'columns' });
  return names as (K | '')[];
};

/** Faults of the columns, in sentences, that must be corrected before any line is read. */
const faultsOf = <K extends string>(table: MatchedTable<K>): string[] =>
  columnFaults(table, table.spec, table.spec.canChoose ? 'CHOOSE' : 'CORRECT');

/** @throws Refusal with the first thing that is wrong with the columns */
export const requireColumns = <K extends string>(table: MatchedTable<K>): void => {
  const [fault] = faultsOf(table);
  if (fault) throw refused(fault);
};

/** Saves the choice of columns for the next file with this head. */
export const keepChosen = async <K extends string>(
  at: Writing,
  { head, of: columns }: Pick<MatchedTable<K>, 'head' | 'of'>,
  { area, choice }: { area: Area; choice: TableChoice },
): Promise<void> => {
  if (choice.columns) await keepColumns(at, area, { head, fields: columns.map((field) => field ?? '') });
};

/** So many lines are shown, and so many of those that are wrong. */
const shownRows = 20;
const longestCell = 200;

type Checked = {
  /** Lines that are not taken, all of them. */
  problems?: { line: number; words: string }[];
  /** How many things the file has, where that is not its lines. */
  rows?: number;
  notes?: string[];
  /** What of the file as a whole must be put right, beside its columns. */
  faults?: string[];
};

/** A preview of a table before it is stored. */
export const previewOf = <K extends string>(
  table: MatchedTable<K>,
  { problems = [], rows, notes = [], faults: others = [] }: Checked,
): TablePreview => {
  const { opened, head, lines, spec, of: columns, isKept } = table;
  const isFilled = (place: number) => lines.some(({ cells }) => (cells[place] ?? '').trim() !== '');
  const faults = [...faultsOf(table), ...others];
  return {
    encoding: opened.encoding,
    isGuess: opened.isGuess,
    delimiter: opened.delimiter,
    headLine: opened.head.line,
    columns: head.map((heading, place) => ({
      heading: heading.trim().slice(0, longestCell),
      field: columns[place] ?? '',
      isFilled: isFilled(place),
    })),
    fields: (Object.keys(spec.fields) as K[]).map((field) => ({
      field,
      title: spec.fields[field].title,
      many: spec.fields[field].many ?? false,
    })),
    canChoose: spec.canChoose,
    isKept,
    faults: lines.length === 0 ? [...faults, 'This file has headings and no lines below them.'] : faults,
    notes: [
      ...notes,
      ...(opened.isWhole() ? [] : ['The last line of this file has no line end. Check that nothing is missing there.']),
      ...(isDoubled(head) ? ['Some headings are doubled. Check what each of these columns holds.'] : []),
    ],
    rows: lines.slice(0, shownRows).map(({ line, cells }) => ({
      line,
      cells: head.map((_, place) => (cells[place] ?? '').slice(0, longestCell)),
    })),
    problems: faults.length > 0 ? [] : problems.slice(0, shownRows),
    counts: { rows: rows ?? lines.length, problems: faults.length > 0 ? 0 : problems.length },
  };
};

const isDoubled = (head: string[]): boolean => {
  const plain = head.map(plainHeading).filter(Boolean);
  return new Set(plain).size < plain.length;
};
