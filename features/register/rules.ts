import { licenceNoPattern, registrationNoPattern } from '#features/particulars/rules/numbers.ts';
import { tidyCell } from '#platform/contract/csv-cells.ts';
import type { Day } from '#platform/contract/days.ts';
import { namedTable, type TableShape } from '#platform/contract/table-shape.ts';

/** One line of the file "salesperson information" that the Council for Estate Agencies publishes. */
export type RegisterRow = {
  registrationNo: string;
  name: string;
  licenceNo: string;
  agencyName: string;
  validFrom: Day | null;
  validTo: Day | null;
};

const columns = namedTable({
  name: ['salesperson_name'],
  registrationNo: ['registration_no'],
  validFrom: ['registration_start_date'],
  validTo: ['registration_end_date'],
  agencyName: ['estate_agent_name'],
  licenceNo: ['estate_agent_license_no'],
});
type Column = keyof typeof columns.fields;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (value: number | string) => String(value).padStart(2, '0');

/**
 * Reads a day in any format of the file (`2026-01-31`, `31/01/2026`, `31 Jan 2026`, `31-Jan-2026`); null for others.
 */
export const dayOfFile = (text: string): Day | null => {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (iso) return `${iso[1]}-${iso[2]}-${iso[3]}`;
  const numbers = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (numbers) return `${numbers[3]}-${two(numbers[2] ?? '')}-${two(numbers[1] ?? '')}`;
  const words = /^(\d{1,2})[ -]([A-Za-z]{3})[a-z]*[ -](\d{4})$/.exec(text);
  const month = months.indexOf(words?.[2]?.toLowerCase() ?? '') + 1;
  return words && month > 0 ? `${words[3]}-${two(month)}-${two(words[1] ?? '')}` : null;
};

const isDay = (day: Day | null): day is Day => {
  if (day === null) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** The row of a line, or undefined where a number or name is not valid. The file writes `-` or blanks for an empty cell. */
const rowOf = (cellOf: (column: Column) => string): RegisterRow | undefined => {
  const cell = (column: Column) => {
    const text = tidyCell(cellOf(column));
    return text === '-' ? '' : text;
  };
  const day = (key: 'validFrom' | 'validTo') => {
    const found = dayOfFile(cell(key));
    return isDay(found) ? found : null;
  };
  const registrationNo = cell('registrationNo').toUpperCase();
  const licenceNo = cell('licenceNo').toUpperCase();
  const name = cell('name').slice(0, 140);
  const agencyName = cell('agencyName').slice(0, 140);
  const isWhole = registrationNoPattern.test(registrationNo) && licenceNoPattern.test(licenceNo) && name && agencyName;
  if (!isWhole) return undefined;
  return { registrationNo, name, licenceNo, agencyName, validFrom: day('validFrom'), validTo: day('validTo') };
};

/** The regulator's file "salesperson information". */
export const registerFile: TableShape<RegisterRow | undefined, Column> = {
  name: 'salesperson information',
  table: columns,
  read: rowOf,
};
