import { isEmpty, linesOfSheet, type Sheet, wordsOfValue } from '#platform/contract/field-sheet.ts';
import type { KeyValue } from '#platform/web/kit/text/KeyValues.tsx';

/** The fields of a record in words; those without a value are empty. */
export const sheetItems = (sheet: Sheet, record: object, isPerson = true): KeyValue[] =>
  linesOfSheet(sheet, { isPerson } as never, record).map(({ label, text, isGiven }) => ({
    label,
    value: isGiven ? text : '',
  }));

/** What fields have values, in one line. */
export const sheetLine = (sheet: Sheet, record: object, names: string[]): string =>
  names
    .map((name) => {
      const row = sheet[name];
      const value = (record as Record<string, unknown>)[name];
      return !row || isEmpty(row, value) ? '' : wordsOfValue(row, value);
    })
    .filter(Boolean)
    .join(' · ');
