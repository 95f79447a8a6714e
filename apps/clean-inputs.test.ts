import { expect, it } from 'vitest';
import * as z from 'zod';
import { calls } from '#test/access.ts';

/** Every text of every input is read as text: no control character and nothing invisible is stored. */

type Leaf = { path: string; schema: z.ZodType };

/** The schemas of the texts in a schema, with what is done to them: a transformation, a default, a check. */
const textsIn = (schema: z.ZodType, path: string): Leaf[] => {
  if (schema instanceof z.ZodString) return [{ path, schema }];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => textsIn(field as z.ZodType, `${path}.${key}`));
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => textsIn(option as z.ZodType, path));
  if (schema instanceof z.ZodArray) return textsIn(schema.element as z.ZodType, `${path}[]`);
  if (schema instanceof z.ZodRecord) return textsIn(schema.valueType as z.ZodType, `${path}{}`);
  if (schema instanceof z.ZodPipe) {
    const inner = textsIn(schema.in as z.ZodType, path);
    return inner.length === 1 && schema.in instanceof z.ZodString ? [{ path, schema }] : inner;
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return textsIn(schema.unwrap() as z.ZodType, path);
  return [];
};

const odd = ['Marina\u000bOne', 'a\u0000b', 'a\u200bb', 'a\u0007b', '12\u200b34'];
/** An e with two dots as two signs, as file names of a Mac have it. */
const apart = ['Zoe\u0308', 'Zoe\u0308@mail.example', '#09-118 Zoe\u0308'];
const isApart = ({ schema }: Leaf) =>
  apart.some((text) => {
    const { data } = schema.safeParse(text);
    return typeof data === 'string' && data !== data.normalize('NFC');
  });
const isUnclean = ({ schema }: Leaf) =>
  odd.some((text) => {
    const { data } = schema.safeParse(text);
    return typeof data === 'string' && /(?!\n)\p{Cc}|\u200b/u.test(data);
  });

/** What is compared or looked up as it is, and never stored. */
const isCompared = ({ path }: Leaf) =>
  /\.(password|currentPassword|newPassword|token)$|^agency\.\w*[sS]etting\w* params\.key$|^identity\.outboxMail params\.id$/.test(
    path,
  );

const leaves = calls.flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? textsIn(schema, `${name} ${part}`) : [],
  ),
);

it('takes no control character in any text of an input', () => {
  expect(leaves.length).toBeGreaterThan(200);
  expect(leaves.filter((leaf) => isUnclean(leaf) && !isCompared(leaf)).map(({ path }) => path)).toEqual([]);
});

it('takes letters with accents as one sign each (NFC) in any text of an input', () => {
  expect(leaves.filter((leaf) => isApart(leaf) && !isCompared(leaf)).map(({ path }) => path)).toEqual([]);
});
