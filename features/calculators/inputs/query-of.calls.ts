import * as z from 'zod';
import { cleanText } from '#platform/contract/clean-text.ts';
import type { Field } from './fields.rules.ts';

/** Query of a calculator: the values in its address, each in the format of its field. */
export const queryOf = <F extends Record<string, unknown>>(fields: F) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields as Record<string, Field<unknown>>).map(([name, { read, shape }]) => [
        name,
        z
          .string()
          .max(200)
          .overwrite(cleanText)
          .refine((typed) => typed === '' || read(typed) !== undefined, `Give ${shape}.`)
          .optional()
          .meta({ description: shape }),
      ]),
    ) as { [K in keyof F]: z.ZodOptional<z.ZodString> },
  );
