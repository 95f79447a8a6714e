import { countryName } from '#features/particulars/words/countries.ts';
import { formatDay, formatInstant } from '#platform/contract/days.ts';
import { type AnyField, wordsOfValue } from '#platform/contract/field-sheet.ts';
import { stages } from '../record/contact.words.ts';
import { contactSheet } from '../record/sheets.words.ts';
import { type Left, type SingleField, singleFields } from './merge.rules.ts';

/** A value of a field as people read it. */
export const mergedWords = (field: SingleField, value: string): string => {
  switch (field) {
    case 'stage':
      return stages[value as keyof typeof stages] ?? value;
    case 'nationality':
      return countryName(value) || value;
    case 'dateOfBirth':
    case 'followUpOn':
      return formatDay(value);
    case 'lastContactedAt':
      return formatInstant(value);
    default: {
      const row = (contactSheet as Record<string, AnyField>)[field];
      return row ? wordsOfValue(row, value) : value;
    }
  }
};

/** A line of the note that keeps a value which could not be merged. */
export const leftWords = ({ field, value }: Left): string =>
  field ? `${singleFields[field]}: ${mergedWords(field, value)}` : value;
