import * as z from 'zod';
import type { BodyShape } from '../contract/body-shape.ts';

/** What a form has to know of a call's body: which fields must be there, and how long a text may be. */
export const bodyShapeOf = (body: z.ZodType | undefined): BodyShape | undefined => {
  const shape: BodyShape = { required: [], most: {} };
  if (body) gather(body, '', shape);
  return shape.required.length > 0 || Object.keys(shape.most).length > 0 ? shape : undefined;
};

/** A field in a record of the body has a path with dots: `confirmation.password`. */
const gather = (schema: z.ZodType, path: string, shape: BodyShape): void => {
  if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries(schema.shape as Record<string, z.ZodType>))
      gather(field, path ? `${path}.${name}` : name, shape);
    return;
  }
  // A body that is no record is filled in by the page in its own way.
  if (path === '') return;
  if (isRequired(schema)) shape.required.push(path);
  const text = unwrapped(schema);
  if (text instanceof z.ZodString && text.maxLength) shape.most[path] = text.maxLength;
};

/** What stands in a schema of something that may be left out. */
const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema;

/** Whether it takes nothing that an empty input holds. A box that is not ticked is an answer. */
const isRequired = (schema: z.ZodType): boolean =>
  !(schema instanceof z.ZodBoolean) && ['', null, undefined, []].every((empty) => !schema.safeParse(empty).success);
