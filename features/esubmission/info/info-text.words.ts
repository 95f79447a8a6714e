import { storeyRange } from '#features/property/rules/address.ts';
import { areaText } from '#features/property/words/details.ts';
import { linesOfSheet, wordsOfValue } from '#platform/contract/field-sheet.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { applies } from './fields.rules.ts';
import { flatFields, infoParts, infoSheet } from './info-sheet.words.ts';
import { termOf, termWords } from './terms.rules.ts';

const rows = { ...infoSheet, ...infoParts };
export type InfoPath = keyof typeof rows;

/** The label of a field of step 1, and its value as text; a dash for an empty value. */
export const infoWords = (path: string, value: unknown): { label: string; text: string } => {
  if (!Object.hasOwn(rows, path)) return { label: path, text: String(value ?? '–') };
  const row = rows[path as InfoPath];
  return { label: row.label, text: wordsOfValue(row, value) };
};

/** All fields of step 1: path and label. */
export const infoPaths = Object.entries(rows).map(([path, { label }]) => ({ path, label }));

type Info = Summary['info'];

/** The kind of transaction comes before the fields of the sheet. */
const { marketType, representedSide } = infoSheet;
const printed = { marketType, representedSide, ...flatFields };
type Printed = keyof typeof printed;

/** The fields that apply to the transaction, as label and text. Optional fields without a value are left out. */
export const detailsOf = (info: Info): { label: string; value: string; wide?: boolean }[] => {
  const lines = linesOfSheet(printed, info, info)
    .filter(({ name, need, isGiven }) => applies(name as Printed, info) && (need === 'required' || isGiven))
    .map(({ name, label, text }) => ({ label, value: textOf(info, name as Printed) ?? text }));
  const storeys = info.propertyCategory === 'hdb' && storeyRange(info.property.unit);
  if (storeys) lines.push({ label: 'Storeys', value: storeys });
  if (info.lateReason) lines.push({ label: infoParts.lateReason.label, value: info.lateReason });
  return lines;
};

/** The text of a value that is shown together with another one; undefined for all other fields. */
const textOf = (info: Info, field: Printed): string | undefined => {
  if (field === 'floorArea' || field === 'landArea') {
    const area = info[field];
    return area === null ? undefined : areaText(area, info.areaUnit);
  }
  if (field === 'completionDate' && info.transactionType === 'SALE') {
    const { text } = infoWords(field, info.completionDate);
    return info.completionDate === null
      ? text
      : `${text} (${info.completionState === 'ACTUAL' ? 'actual' : 'expected'})`;
  }
  if (field !== 'tenancyEnd' || info.transactionType !== 'LEASE') return undefined;
  const { text } = infoWords(field, info.tenancyEnd);
  return `${text} (${termWords(termOf(info.tenancyStart, info.tenancyEnd))})`;
};
