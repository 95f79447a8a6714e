import { addressGroupOf } from './headings.rules.ts';
import { labelNote } from './labels.rules.ts';
import { many, type RawRow, type Target } from './raw-row.rules.ts';

/** A column that is not read, and those that say nothing of anybody: the label of a value, or the address once more. */
const saysNothing = /^$| - (?:label|type|formatted)$/i;

/** Whether a heading that is not read is worth a word. */
export const isWorthAWord = (heading: string): boolean => !saysNothing.test(heading.trim());

/** A column of the file that is read. */
export type FileColumn = { target: Target; heading: string; group?: string };

/** Parts of an address, of which a file may have several. */
const addressParts: Target[] = ['street', 'unit', 'city', 'region', 'postalCode', 'country'];

/** The columns of a head with what each holds; undefined for one that is not read. */
export const columnsOf = (head: string[], targets: (Target | undefined)[]): (FileColumn | undefined)[] =>
  head.map((cell, at) => {
    const target = targets[at];
    if (!target) return undefined;
    const heading = cell.trim();
    if (!addressParts.includes(target)) return { target, heading };
    return { target, heading, group: addressGroupOf(heading) };
  });

/** A line with the meaning of its columns. */
export const rawRow = (columns: (FileColumn | undefined)[], cells: string[]): RawRow => {
  const raw: RawRow = {};
  columns.forEach((column, at) => {
    const cell = unquoted(cells[at] ?? '');
    if (!column || !cell) return;
    const { target, heading, group } = column;
    const texts = isMany(target) ? partsOf(cell) : group === undefined ? [cell] : cell.split(':::');
    // Google has the parts of several addresses in one column each: what stands at the same place belongs together.
    const valueAt = (text: string, place: number) => ({
      text: text.trim(),
      column: heading,
      ...(group === undefined ? {} : { group: `${group} ${place}` }),
    });
    raw[target] = [...(raw[target] ?? []), ...texts.map(valueAt).filter(({ text }) => text !== '')];
  });
  const labels = labelsOf(columns, cells);
  if (labels.length > 0) raw.notes = [...(raw.notes ?? []), { text: labels.join('\n'), column: 'Label' }];
  // A list of companies has their names in the column of names, too.
  const isCompany = raw.name?.[0] && raw.name[0].text === raw.company?.[0]?.text && !raw.firstName && !raw.lastName;
  if (isCompany) delete raw.name;
  return raw;
};

/** Labels in words of somebody's own. Each stands in the column before its values: `Phone 1 - Label`, `Phone 1 - Value`. */
const labelsOf = (columns: (FileColumn | undefined)[], cells: string[]): string[] =>
  columns.flatMap((column, at) => {
    const label = unquoted(cells[at - 1] ?? '');
    const isLabelled = column && / - value$/i.test(column.heading) && ['phone', 'email'].includes(column.target);
    return (isLabelled && labelNote(label, unquoted(cells[at] ?? ''))) || [];
  });

const isMany = (target: Target): boolean => many.some((each) => each === target);

/** Google separates by `:::`, Outlook by semicolons, our own file by commas. */
const partsOf = (cell: string): string[] =>
  cell
    .split(/:::|[;,\n]/)
    .map((part) => part.trim().replace(/^\* /, ''))
    .filter(Boolean);

/** A spreadsheet puts an apostrophe before what would be a formula. */
const unquoted = (cell: string): string => cell.trim().replace(/^'(?=[=+@-])/, '');
