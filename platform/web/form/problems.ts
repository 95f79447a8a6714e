import type { Fault } from '#platform/contract/refusal.ts';
import { generalFailure } from '../api/failure.ts';

/** One error to correct. With `field` it belongs to the field of that path. */
export type Problem = { message: string; field?: string };

const isEntry = (entry: unknown): entry is Fault =>
  typeof entry === 'object' && entry !== null && 'message' in entry && typeof entry.message === 'string';

/** The `errors` of a failed call. For any other failure, the message that the API's specification prescribes. */
export function problemsOf(error: unknown): Problem[] {
  const errors = typeof error === 'object' && error !== null && 'errors' in error ? error.errors : undefined;
  const entries = Array.isArray(errors) ? errors.filter(isEntry) : [];
  if (entries.length === 0) return [{ message: generalFailure }];
  return entries.map(({ message, field }) => (field ? { message, field } : { message }));
}

/** The path in the library's errors of what is wrong with the form as a whole. */
export const wholeForm = 'wholeForm';

/** The last name of a path in words: `property.postalCode` is "Postal code". */
const wordsOfPath = (path: string): string => {
  const words = (path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path)
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A message about a field that is not on the page, with the field in words. */
export const aboutField = (field: string, message: string): string => `${wordsOfPath(field)}: ${message}`;

/** Splits problems into those of fields, by path (only the first of each field), and those of the form as a whole. */
export function sortProblems(problems: Problem[], hasField: (path: string) => boolean) {
  const fields: Record<string, string> = {};
  const whole: Problem[] = [];
  for (const { message, field } of problems) {
    if (field === undefined) whole.push({ message });
    else if (!hasField(field)) whole.push({ message: aboutField(field, message) });
    else fields[field] ??= message;
  }
  return { fields, whole };
}

/** What is wrong in the fields, by their paths: the library keeps it as a tree. */
export const problemsIn = (errors: object, under = ''): Problem[] =>
  Object.entries(errors).flatMap(([key, error]: [string, object | undefined]) => {
    if (!error) return [];
    const field = `${under}${key}`;
    if (!isEntry(error)) return problemsIn(error, `${field}.`);
    return field === wholeForm ? [{ message: error.message }] : [{ field, message: error.message }];
  });
