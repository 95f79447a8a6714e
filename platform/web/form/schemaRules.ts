import type { ZodType } from 'zod';

export type Schema = ZodType;

/** Rules from a schema: its first message for each field that it refuses, as the server gives it. */
export const schemaRules =
  (schema: Schema) =>
  (values: object): Record<string, string> => {
    const errors: Record<string, string> = {};
    for (const { path, message } of schema.safeParse(values).error?.issues ?? []) errors[path.join('.')] ??= message;
    return errors;
  };
