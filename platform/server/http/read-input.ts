import * as z from 'zod';

/**
 * An input by its schema. Two things are taken that the schema refuses: a number where text is meant, and fields of the `record`
 * that the schema doesn't have, which a client sends back as it read them. These are left out.
 */
export const readInput = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  record?: z.ZodType,
): z.ZodSafeParseResult<z.output<Schema>> => {
  const parsed = schema.safeParse(value);
  const mends = (parsed.error?.issues ?? []).flatMap((issue) => mendsOf(issue, { schema, value, record }));
  if (mends.length === 0) return parsed;
  const mended = structuredClone(value);
  for (const { path, key, text } of mends) {
    const holder = holderAt(mended, path);
    if (text === undefined) delete holder[key];
    else holder[key] = text;
  }
  return readInput(schema, mended, record);
};

/** A query without the empty values of parameters that may be left out, as a form with empty fields sends them. */
export const readQuery = (schema: z.ZodObject, value: unknown): unknown =>
  Object.fromEntries(
    Object.entries(value as object).filter(([key, text]) => text !== '' || !mayBeLeftOut(schema, key)),
  );

/** `__proto__` and the like are no parameters. */
const mayBeLeftOut = ({ shape }: z.ZodObject, key: string): boolean =>
  Object.hasOwn(shape, key) && shape[key]?.safeParse(undefined).success === true;

type Path = readonly PropertyKey[];
type Holder = Record<PropertyKey, unknown>;
/** The field `key` of what is at `path` becomes this text, or is left out. */
type Mend = { path: Path; key: PropertyKey; text?: string };

type Read = { schema: z.ZodType; value: unknown; record: z.ZodType | undefined };

const mendsOf = (issue: z.core.$ZodIssue, { schema, value, record }: Read): Mend[] => {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const keys = record ? keysAt(record, path) : [];
    // A field that another form of the input has (a lease's price) is left out only where it is empty.
    const elsewhere = keysAt(schema, path);
    const holder = holderAt(value, path);
    return issue.keys
      .filter((key) => keys.includes(key) && (!elsewhere.includes(key) || holder[key] === null))
      .map((key) => ({ path, key }));
  }
  const above = path.slice(0, -1);
  const key = path.at(-1);
  if (key === undefined || !wantsText(issue)) return [];
  const typed = holderAt(value, above)[key];
  return isPlainNumber(typed) ? [{ path: above, key, text: String(typed) }] : [];
};

/** Also as one of several forms. */
const wantsText = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_union'
    ? issue.errors.flat().some((each) => each.path.length === 0 && wantsText(each))
    : issue.code === 'invalid_type' && issue.expected === 'string';

const holderAt = (value: unknown, path: Path): Holder =>
  path.reduce<Holder>((holder, key) => holder[key] as Holder, value as Holder);

/** A number that reads as it was written: none with an exponent. */
const isPlainNumber = (value: unknown): boolean => typeof value === 'number' && /^-?\d+(\.\d+)?$/.test(String(value));

/** The names of the fields of a record at a place in it, in all of its forms. */
const keysAt = (schema: z.core.$ZodType, path: Path): string[] => {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => keysAt(option, path));
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return keysAt(schema.unwrap(), path);
  const [key, ...rest] = path;
  if (schema instanceof z.ZodArray) return key === undefined ? [] : keysAt(schema.element, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  const inner = key === undefined ? undefined : schema.shape[String(key)];
  if (key === undefined) return Object.keys(schema.shape);
  return inner ? keysAt(inner, rest) : [];
};
