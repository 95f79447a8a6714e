import * as z from 'zod';
import { required } from './required.ts';

/** The messages of schemas whose fields have no message of their own. */

type Issue = z.core.$ZodRawIssue;

export const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === '';

/** The message for what a field of this kind can't be. Where nothing is given, it is required, as of any kind. */
export const wrong = (message: string) => ({
  error: ({ input }: { input: unknown }) => (isEmpty(input) ? required : message),
});

/** The message where nothing is given. What can't be taken has the message of its kind. */
export const missing = (message: string) => ({
  error: ({ input }: { input: unknown }) => (isEmpty(input) ? message : undefined),
});

export const noSuchField = (name: string) => `${name}: there is no such field.`;

const types: Record<string, string> = {
  string: 'Write this as text.',
  number: 'Give a number.',
  int: 'Give a whole number.',
  boolean: 'Answer with yes or no.',
  array: 'Give a list.',
  date: 'Give a date.',
};

const formats: Record<string, string> = {
  email: 'This is not an email address.',
  url: 'This is not a web address.',
  uuid: 'This is not a known id.',
  date: 'Give a date as YYYY-MM-DD.',
  datetime: 'Give a date and time, as 2026-03-05T09:30:00Z.',
};

/** A message lists no more choices than this. */
const mostChoices = 8;

const choiceOf = (values: readonly unknown[]): string => {
  const [only] = values;
  if (values.length === 1) return `This can only be ${String(only)}.`;
  return values.length <= mostChoices ? `Choose one of these: ${values.join(', ')}.` : 'This is none of the choices.';
};

const characters = (count: number | bigint) => `${count} ${Number(count) === 1 ? 'character' : 'characters'}`;
const entries = (count: number | bigint) => `${count} ${Number(count) === 1 ? 'entry' : 'entries'}`;
const isList = (origin: string) => origin === 'array' || origin === 'set' || origin === 'record';

const least = ({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): string => {
  if (origin === 'string') return minimum === 1 ? required : `Give at least ${characters(minimum)}.`;
  if (isList(origin)) return `Give at least ${entries(minimum)}.`;
  return inclusive === false ? `Give more than ${minimum}.` : `Give at least ${minimum}.`;
};

const most = ({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): string => {
  if (origin === 'string') return `Keep this to ${characters(maximum)}.`;
  if (isList(origin)) return `Give at most ${entries(maximum)}.`;
  return inclusive === false ? `Give less than ${maximum}.` : `Give at most ${maximum}.`;
};

/** The message for an input that fits none of several forms: that of the form that was meant, not of the empty text beside it. */
const eitherOf = ({
  errors,
  options,
}: {
  errors: readonly (readonly z.core.$ZodIssue[])[];
  options?: unknown;
}): string => {
  if (Array.isArray(options) && options.length > 0) return choiceOf(options);
  const meant = errors.flat().find(({ code }) => code !== 'invalid_value' && code !== 'invalid_type');
  return meant?.message ?? errors.at(-1)?.[0]?.message ?? 'This has none of the forms that are taken here.';
};

/** What an input is refused for when it is none. */
const isOfEmpty = new Set<Issue['code']>(['invalid_type', 'invalid_value', 'invalid_format']);

const inputWords = (issue: Issue): string => {
  if (isEmpty(issue.input) && isOfEmpty.has(issue.code)) return required;
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? 'This can’t be read. Check it.';
    case 'invalid_value':
      return choiceOf(issue.values);
    case 'too_small':
      return least(issue);
    case 'too_big':
      return most(issue);
    case 'invalid_format':
      return formats[issue.format] ?? 'This has another form than is asked for.';
    case 'not_multiple_of':
      return `Give a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return noSuchField(issue.keys.join(', '));
    case 'invalid_union':
      return eitherOf(issue as Parameters<typeof eitherOf>[0]);
    default:
      return 'This can’t be right. Check it.';
  }
};

z.config({ customError: inputWords });
