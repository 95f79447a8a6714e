import type { ZodType } from 'zod';

export type Schema = ZodType;

const valueAt = (values: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], values);

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/**
 * Rules from a schema: its message for each field that it refuses. For an empty field the message is always the one for
 * a required field.
 */
export const schemaRules =
  (schema: Schema) =>
  (values: object): Record<string, string> => {
    const errors: Record<string, string> = {};
    for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
      errors[path.join('.')] ??= isEmpty(valueAt(values, path)) ? 'This is required.' : message;
    return errors;
  };
