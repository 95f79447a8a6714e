import type * as z from 'zod';
import { isEmpty, noSuchField } from '#platform/contract/input-words.ts';
import type { ErrorEntry } from '#platform/contract/refusal.ts';
import type { FieldCode } from './error-codes.ts';

/** What is wrong with an input, an entry for each field. */
export const inputErrors = (error: z.ZodError, value: unknown): ErrorEntry[] =>
  error.issues.flatMap((issue): ErrorEntry[] => {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ message: noSuchField(key), code: 'field.unknown', ...at([...path, key]) }));
    return [{ message, code: codeOf(issue, valueAt(value, path)), ...at(path) }];
  });

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

const at = (path: Path): { field?: string } => (path.length > 0 ? { field: path.map(String).join('.') } : {});

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((holder, key) => (holder as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

const codeOf = (issue: Issue, value: unknown): FieldCode => {
  if (isEmpty(value)) return 'field.required';
  switch (issue.code) {
    case 'invalid_type':
      return 'field.type';
    case 'invalid_value':
      return 'field.choice';
    case 'invalid_format':
      return 'field.format';
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'field.required'
        : isNumber(issue)
          ? 'field.too-small'
          : 'field.too-short';
    case 'too_big':
      return isNumber(issue) ? 'field.too-big' : 'field.too-long';
    case 'invalid_union':
      return ofForms(issue, value);
    default:
      return 'field.invalid';
  }
};

const isNumber = ({ origin }: { origin: string }): boolean => ['number', 'int', 'bigint', 'date'].includes(origin);

/** Of an input that fits none of several forms: that of the form that was meant, which the message is about, too. */
const ofForms = ({ errors }: z.core.$ZodIssueInvalidUnion, value: unknown): FieldCode => {
  const issues = errors.flat();
  const [meant = issues[0]] = issues.filter(({ code }) => code !== 'invalid_value' && code !== 'invalid_type');
  return meant ? codeOf(meant, valueAt(value, meant.path)) : 'field.choice';
};
