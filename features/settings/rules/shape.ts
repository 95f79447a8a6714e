import * as z from 'zod';
import { wordsOf } from './declared.ts';

// The inputs of a setting: one field, several fields, rows of fields, or one choice for each of some names.

const Option = z.object({ value: z.string(), label: z.string() });

const leaves = [
  z.object({ kind: z.literal('text'), most: z.int().nullable() }),
  /** One entry a line. */
  z.object({ kind: z.literal('lines'), most: z.int().nullable() }),
  z.object({ kind: z.literal('number'), decimals: z.int(), unit: z.string() }),
  /** Ten-thousandths of a percent. */
  z.object({ kind: z.literal('rate'), unit: z.string() }),
  /** Cents. */
  z.object({ kind: z.literal('money') }),
  z.object({ kind: z.literal('switch') }),
  z.object({ kind: z.literal('day') }),
  /** `YYYY-MM-DDTHH:MM` in Singapore time. */
  z.object({ kind: z.literal('moment') }),
  z.object({ kind: z.literal('choice'), options: z.array(Option) }),
  /** People, by user name, or salespeople by registration number. */
  z.object({ kind: z.literal('people'), by: z.enum(['userName', 'registrationNo']) }),
  /** Members of the compliance desk, by user name. */
  z.object({ kind: z.literal('officers') }),
] as const;

const SettingLeaf = z.discriminatedUnion('kind', leaves);
export type SettingLeaf = z.output<typeof SettingLeaf>;

const SettingField = z.object({
  /** The dotted path below the value: `eased.most`. */
  path: z.string(),
  label: z.string(),
  isOptional: z.boolean(),
  leaf: SettingLeaf,
});
export type SettingField = z.output<typeof SettingField>;

export const SettingInput = z.discriminatedUnion('kind', [
  ...leaves,
  z.object({ kind: z.literal('fields'), fields: z.array(SettingField) }),
  z.object({ kind: z.literal('rows'), columns: z.array(SettingField), most: z.int().nullable() }),
  z.object({ kind: z.literal('choices'), names: z.array(Option), options: z.array(Option) }),
]);
export type SettingInput = z.output<typeof SettingInput>;

/** The part of JSON Schema that settings are made of; `input`, `unit` and `words` come from a schema's `.meta()`. */
type Json = {
  type?: string;
  format?: string;
  enum?: string[];
  anyOf?: Json[];
  items?: Json;
  properties?: Record<string, Json>;
  required?: string[];
  propertyNames?: Json;
  additionalProperties?: Json | boolean;
  maxLength?: number;
  maxItems?: number;
  title?: string;
  input?: string;
  unit?: string;
  words?: Record<string, string>;
};

/** Derives the inputs of a setting from its schema, so that a new setting needs no code of its own on the page. */
export const inputOf = (schema: z.ZodType): SettingInput => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  if (json.type === 'array' && json.items?.properties)
    return { kind: 'rows', columns: fieldsOf(json.items), most: json.maxItems ?? null };
  if (json.properties) return { kind: 'fields', fields: fieldsOf(json) };
  if (json.propertyNames?.enum && typeof json.additionalProperties === 'object')
    return {
      kind: 'choices',
      names: optionsOf(json.words ? Object.keys(json.words) : json.propertyNames.enum, json.words),
      options: optionsOf(json.additionalProperties.enum ?? [], json.additionalProperties.words),
    };
  return leafOf(json);
};

const fieldsOf = ({ properties = {}, required = [] }: Json, before = ''): SettingField[] =>
  Object.entries(properties).flatMap(([name, json]): SettingField[] => {
    const path = before ? `${before}.${name}` : name;
    if (json.properties) return fieldsOf(json, path);
    const { inner, isNullable } = withoutNull(json);
    const isOptional = isNullable || !required.includes(name);
    return [{ path, label: inner.title ?? wordsOf(name), isOptional, leaf: leafOf(inner) }];
  });

const withoutNull = (json: Json) => {
  const inner = json.anyOf?.find(({ type }) => type !== 'null');
  return inner ? { inner: { ...inner, ...withTitle(json) }, isNullable: true } : { inner: json, isNullable: false };
};
const withTitle = ({ title }: Json) => (title === undefined ? {} : { title });

const leafOf = (json: Json): SettingLeaf => {
  const { type, format, input, unit = '', maxLength, maxItems, items } = json;
  if (input === 'users') return { kind: 'people', by: 'userName' };
  if (input === 'salespeople') return { kind: 'people', by: 'registrationNo' };
  if (input === 'officers') return { kind: 'officers' };
  if (input === 'moment') return { kind: 'moment' };
  if (input === 'money') return { kind: 'money' };
  if (input === 'rate') return { kind: 'rate', unit: unit || '%' };
  if (json.enum) return { kind: 'choice', options: optionsOf(json.enum, json.words) };
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'integer' || type === 'number') return { kind: 'number', decimals: type === 'integer' ? 0 : 2, unit };
  if (type === 'array' && items) return { kind: 'lines', most: maxItems ?? null };
  if (format === 'date') return { kind: 'day' };
  return { kind: 'text', most: maxLength ?? null };
};

const optionsOf = (values: string[], words: Record<string, string> = {}) =>
  values.map((value) => ({ value, label: words[value] ?? wordsOf(value) }));

/** What the fields of a setting are called that lie at a dotted path below its value. */
export const labelsAt = (input: SettingInput, path: string): string[] => {
  if (input.kind === 'choices') return input.names.filter(({ value }) => value === path).map(({ label }) => label);
  const fields = input.kind === 'fields' ? input.fields : [];
  return fields.filter((field) => `${field.path}.`.startsWith(`${path}.`)).map(({ label }) => label);
};

/** Whether a value can be stored as jsonb: no text in it has a NUL or a lone surrogate, at any depth. */
export const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => isStorable(key) && isStorable(each));
};
