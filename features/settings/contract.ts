import type * as z from 'zod';

/** A typed setting: the feature that reads it declares it, with the value it has until someone changes it. */
export type Setting<T> = { key: string; schema: z.ZodType<T>; initial: T };

export const setting = <T>(key: string, schema: z.ZodType<T>, initial: T): Setting<T> => ({ key, schema, initial });
