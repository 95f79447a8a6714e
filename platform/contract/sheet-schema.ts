import * as z from 'zod';
import type { ChoiceKind, ChoicesKind, CountKind, Field, FieldKind, MoneyKind, Sheet, ValueOf } from './field-sheet.ts';
import { cents, day, keysOf, optional, rate, requiredText, text } from './fields.ts';
import { wrong } from './input-words.ts';
import { formatMoney, largestCents } from './money.ts';
import { required } from './required.ts';

type Exact<Value> = z.ZodType<Value, Value>;
type Exactly<Value> = Exact<NonNullable<Value>>;

/** The schema of a field: what must be there to save, what may be null, what is empty where it is left out. */
type SchemaOf<F extends Field<never>> = F extends { saved: true }
  ? Exactly<ValueOf<F['value']>>
  : F['value'] extends { empty: null }
    ? ReturnType<typeof optional<Exactly<ValueOf<F['value']>>>>
    : z.ZodDefault<Exact<ValueOf<F['value']>>>;

/** In the unit that is given with it. */
const area = () =>
  z
    .number(wrong('Give the area as a number.'))
    .min(0.01, 'An area is more than nothing.')
    .max(99_999_999, 'This area is too large.')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Give at most two decimals.');

/** Of a price, nothing is no amount. */
const money = ({ least, most }: MoneyKind) => {
  const schema = least > 0 ? cents().min(least, required) : cents();
  return most < largestCents ? schema.max(most, `This may be ${formatMoney(most)} at most.`) : schema;
};
const choice = ({ words }: ChoiceKind) => z.enum(keysOf(words));
const choices = ({ words }: ChoicesKind) =>
  z.array(z.enum(keysOf(words))).refine((values) => new Set(values).size === values.length, 'Choose each only once.');
const count = ({ least, most, refusal }: CountKind) => z.int(wrong(refusal)).min(least, refusal).max(most, refusal);

const valueSchema = (kind: FieldKind, isRequired: boolean): z.ZodType => {
  switch (kind.kind) {
    case 'text':
      return isRequired ? requiredText(kind.most) : text(kind.most);
    case 'choice':
      return choice(kind);
    case 'choices':
      return choices(kind);
    case 'day':
      return day();
    case 'money':
      return money(kind);
    case 'count':
      return count(kind);
    case 'area':
      return area();
    case 'rate':
      return rate();
    case 'yes-no':
      return z.boolean();
  }
};

const schemaOf = ({ value, saved }: Field<never>): z.ZodType => {
  const schema = valueSchema(value, saved === true);
  if (saved) return schema;
  return value.empty === null ? optional(schema) : schema.default(value.empty);
};

/** The schemas of the fields of a sheet, for `z.strictObject`. */
export const schemasOf = <S extends Sheet>(sheet: S) =>
  Object.fromEntries(Object.entries(sheet).map(([key, field]) => [key, schemaOf(field)])) as {
    [Key in keyof S]: SchemaOf<S[Key]>;
  };
