import * as fc from 'fast-check';
import * as z from 'zod';

/** Makes invalid input from the schema of a valid one. */

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
};
export type Path = (string | number)[];
type Place = { path: Path; schema: Schema };

const hostile: unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.1,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  'e\u0301\u0301\u0301\u0301',
  '\r\nSet-Cookie: a=b',
  "'; DROP TABLE person;--",
  '<script>',
  '../../etc/passwd',
  '{{7*7}}',
  '%s%n%x',
  'x'.repeat(70_000),
  [],
  {},
  [[]],
  { constructor: { prototype: { isAdmin: true } } },
  '00000000-0000-0000-0000-000000000000',
  '9999-99-99',
  '2026-02-30',
  'NaN',
  '１２３４５６',
];

/**
 * The example with one invalid place: a wrong type, past a limit, not in a list, strange text, missing, or an extra
 * key.
 */
export const spoiled = (schema: z.ZodType, example: unknown): fc.Arbitrary<unknown> => {
  const places = placesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
  return fc
    .constantFrom(...places)
    .chain(({ path, schema: at }) => badFor(at).map((bad) => withAt(example, path, bad)));
};

/**
 * The paths of the fields that take one of a list of values. A list that comes as one text, in an address, counts as one
 * field.
 */
export const enumeratedPaths = (schema: z.ZodType): Path[] => {
  const found = (['input', 'output'] as const).flatMap((io) =>
    placesOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema).filter((each) => each.schema.enum),
  );
  return [...new Map(found.map(({ path }) => [path.join('.'), path])).values()];
};

const placesOf = (schema: Schema, path: Path = []): Place[] => [
  { path, schema },
  ...Object.entries(schema.properties ?? {}).flatMap(([key, each]) => placesOf(each, [...path, key])),
  ...(schema.items ? placesOf(schema.items, [...path, 0]) : []),
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) => placesOf(each, path)),
];

const gone = Symbol('gone');
const stranger = Symbol('stranger');

const badFor = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(...hostile, ...pastLimits(schema)),
    fc.constant(gone),
    fc.jsonValue({ maxDepth: 2 }),
    fc.string({ unit: 'binary' }),
    ...(schema.properties
      ? [fc.constantFrom('role', 'createdBy', 'statusId', '__proto__').map((key) => ({ [stranger]: key }))]
      : []),
  );

const pastLimits = ({ type, minimum, maximum, minLength, maxLength, maxItems, enum: list }: Schema): unknown[] => [
  ...(minimum === undefined ? [] : [minimum - 1]),
  ...(maximum === undefined ? [] : [maximum + 1]),
  ...(minLength ? ['x'.repeat(minLength - 1)] : []),
  ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
  ...(type === 'array' ? [Array.from({ length: (maxItems ?? 2_000) + 1 }, () => null)] : []),
  ...(list ? [`${list[0]} `, String(list[0]).toUpperCase()] : []),
];

/** The value with another at a path, copied on the way; what stands in the path and is missing is made. */
export const withAt = (value: unknown, path: Path, bad: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return whole(value, bad);
  const copy: Record<string, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : typeof key === 'number'
      ? ([] as never)
      : { ...(value as object) };
  if (rest.length === 0 && bad === gone) delete copy[key];
  else copy[key] = withAt(copy[key], rest, bad);
  return copy;
};

const whole = (value: unknown, bad: unknown): unknown => {
  if (bad === gone) return undefined;
  const key = (bad as { [stranger]?: string } | null)?.[stranger];
  if (key === undefined) return bad;
  return { ...(value as object), ...JSON.parse(`{${JSON.stringify(key)}: 1}`) };
};
