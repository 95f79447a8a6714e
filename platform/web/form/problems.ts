import type { ErrorEntry } from '#platform/contract/refusal.ts';
import { generalFailure } from '../api/failure.ts';

/** One thing to put right; with a path it is about that field. */
export type Problem = { message: string; field?: string };

const isEntry = (entry: unknown): entry is ErrorEntry =>
  typeof entry === 'object' && entry !== null && 'message' in entry && typeof entry.message === 'string';

/** What a failed call says: its `errors`, else the specification's words for anything else. */
export function problemsOf(error: unknown): Problem[] {
  const errors = typeof error === 'object' && error !== null && 'errors' in error ? error.errors : undefined;
  const entries = Array.isArray(errors) ? errors.filter(isEntry) : [];
  if (entries.length === 0) return [{ message: generalFailure }];
  return entries.map(({ message, field }) => (field ? { message, field } : { message }));
}

/** Problems of fields by path (the first of each field counts), and those of the form as a whole. */
export function sortProblems(problems: Problem[], hasField: (path: string) => boolean) {
  const fields: Record<string, string> = {};
  const whole: Problem[] = [];
  for (const { message, field } of problems) {
    if (field === undefined || !hasField(field)) whole.push({ message });
    else fields[field] ??= message;
  }
  return { fields, whole };
}
