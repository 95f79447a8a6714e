import type { FieldValues } from 'react-hook-form';
import type { BodyShape } from '#platform/contract/body-shape.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { required } from '#platform/contract/required.ts';
import type { Call, Received, Sending } from '../api/client.ts';
import { useChange } from '../api/useChange.ts';
import { type GableForm, type Rules, useGableForm } from './useGableForm.ts';

type BodyOf<E extends Endpoint> = Sending<E> extends { body: infer Body } ? Body : never;

/** The values of a form whose required fields are filled in: those that the body doesn't take as null. */
type Filled<Values, Body> = {
  [K in keyof Values]: K extends keyof Body ? (null extends Body[K] ? Values[K] : NonNullable<Values[K]>) : Values[K];
};

type Options<E extends Endpoint, Values> = {
  /** Its fields are those of the body where they have the same names. */
  initialValues: Values;
  /** What is sent. Its required fields are filled in. */
  input: (values: Filled<Values, BodyOf<E>>) => Sending<E>;
  /** What is sent for a field that is left empty though the body needs it. */
  empty?: Partial<Filled<Values, BodyOf<E>>>;
  /** What is wrong with the values besides; its words stand in place of "This is required." */
  rules?: Rules<Values>;
  /** The success toast, where it names what was done; none if it is false. */
  says?: ((answer: Received<E>, sent: Sending<E>) => string) | false;
  onDone?: ((answer: Received<E>, values: Values) => unknown) | undefined;
};

/**
 * The form of a call that changes data. Which fields must be filled in, and how long a text may be, comes from the body of
 * its contract, and what the server refuses is shown at its field.
 */
export function useCallForm<E extends Endpoint, Values extends FieldValues>(
  call: Call<E>,
  { initialValues, input, empty = {}, rules, says, onDone }: Options<E, Values>,
): GableForm<Values> {
  const change = useChange(call, {
    silent: says === false ? 'both' : 'failure',
    ...(says && { says }),
  });
  const needed = neededIn(call.body, empty);
  const form = useGableForm<Values>({
    initialValues,
    rules: async (values) => {
      const others = Object.entries((await rules?.(values)) ?? {}).filter(([, message]) => message);
      return { ...missingIn(values, needed), ...tooLongIn(values, call.body?.most), ...Object.fromEntries(others) };
    },
    onSubmit: async (values) => {
      const answer = await change.mutateAsync(input(withEmpty(values, empty) as Filled<Values, BodyOf<E>>));
      await onDone?.(answer, values);
    },
  });
  return {
    ...form,
    field: (path, options) => form.field(path, { required: needed.includes(path), ...options }),
  };
}

/** The fields of a body that must be filled in, but for those that something is sent for if they are empty. */
const neededIn = (body: BodyShape | undefined, empty: object): string[] =>
  (body?.required ?? []).filter((path) => !Object.hasOwn(empty, path));

/** What is said of needed fields that are empty. What the form has no field for is the page's matter: it is undefined. */
export const missingIn = (values: object, needed: string[]): Record<string, string> =>
  Object.fromEntries(needed.filter((path) => isEmpty(valueAt(values, path))).map((path) => [path, required]));

/** A text that is too long is not cut: whoever pasted it sees it whole, and what to do. */
export const tooLongIn = (values: object, most: Record<string, number> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(most).flatMap(([path, length]) => {
      const value = valueAt(values, path);
      return typeof value === 'string' && value.trim().length > length
        ? [[path, `Keep this to ${length} characters.`]]
        : [];
    }),
  );

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], values);

/** The values, with what is sent in place of empty ones. */
export const withEmpty = (values: object, empty: Partial<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isEmpty(value) && Object.hasOwn(empty, name) ? empty[name] : value,
    ]),
  );
