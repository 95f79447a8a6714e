import { headingOf } from './headings.ts';
import { many, type RawRow, type Target } from './raw-row.ts';

/** A column that is not read, and those that say nothing of anybody: the label of a value, or the address once more. */
const saysNothing = /^$| - (?:label|type|formatted)$/;

/** The headings of columns that are not read and hold something, as they are shown. */
export const unreadOf = (head: string[], lines: string[][]): string[] =>
  head
    .map((heading) => heading.trim())
    .filter((heading, at) => {
      const isRead = headingOf(heading) !== undefined || saysNothing.test(heading.toLowerCase());
      return !isRead && lines.some((cells) => (cells[at] ?? '').trim() !== '');
    })
    .map((heading) => heading.slice(0, 60));

/** A table of people has some 90 columns at Outlook. */
const mostColumns = 300;

/** A column of the file that is read. */
export type FileColumn = { target: Target; heading: string; group?: string };
export type Columns = { columns: (FileColumn | undefined)[] } | { problem: string };

/** What each column of a head holds; undefined for one that is not read. */
export const columnsOf = (head: string[]): Columns => {
  if (head.length > mostColumns)
    return { problem: `A file may have ${mostColumns} columns; this one has ${head.length}.` };
  const found = head.map(headingOf);
  const targets = found.map((each) => each?.target);
  const known = head.filter((_, at) => found[at] !== undefined).map((heading) => heading.trim().toLowerCase());
  const twice = known.find((heading, at) => known.indexOf(heading) !== at);
  if (twice) return { problem: `Two columns are called “${twice}”. Rename one of them.` };
  const named = ['name', 'firstName', 'lastName', 'company'] as const;
  if (!named.some((target) => targets.includes(target)))
    return {
      problem: 'No column of this file holds names. Its first line must have a heading such as “Name” or “First Name”.',
    };
  return {
    columns: found.map((each, at) => each && Object.assign({ heading: (head[at] ?? '').trim() }, each)),
  };
};

/** A line with the meaning of its columns. */
export const rawRow = (columns: (FileColumn | undefined)[], cells: string[]): RawRow => {
  const raw: RawRow = {};
  columns.forEach((column, at) => {
    const cell = unquoted(cells[at] ?? '');
    if (!column || !cell) return;
    const { target, heading, group } = column;
    const texts = isMany(target) ? partsOf(cell) : group === undefined ? [cell] : cell.split(':::');
    // Google has the parts of several addresses in one column each: what stands at the same place belongs together.
    const valueAt = (text: string, place: number) =>
      Object.assign({ text: text.trim(), column: heading }, group === undefined ? {} : { group: `${group} ${place}` });
    raw[target] = [...(raw[target] ?? []), ...texts.map(valueAt).filter(({ text }) => text !== '')];
  });
  // A list of companies has their names in the column of names, too.
  const isCompany = raw.name?.[0] && raw.name[0].text === raw.company?.[0]?.text && !raw.firstName && !raw.lastName;
  if (isCompany) delete raw.name;
  return raw;
};

const isMany = (target: Target): boolean => many.some((each) => each === target);

/** Google separates by `:::`, Outlook by semicolons, our own file by commas. */
const partsOf = (cell: string): string[] =>
  cell
    .split(/:::|[;,\n]/)
    .map((part) => part.trim().replace(/^\* /, ''))
    .filter(Boolean);

/** A spreadsheet puts an apostrophe before what would be a formula. */
const unquoted = (cell: string): string => cell.trim().replace(/^'(?=[=+@-])/, '');
