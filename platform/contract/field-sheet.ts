import { type Day, formatDay } from './days.ts';
import { type Cents, formatMoney, largestCents, percentText } from './money.ts';

/**
 * A sheet declares the fields of a record once, a row a field: what it is called, what it holds, when it is asked for.
 * Labels of forms, summaries and papers, empty values, schemas (`sheet-schema.ts`) and docs/fields.md follow from it.
 */

/** What a field holds. `empty` is what a form begins with: a text is empty, nothing else is known yet. */
export type TextKind = { kind: 'text'; most: number; empty: '' };
export type ChoiceKind<Key extends string = string, Empty extends Key | null = Key | null> = {
  kind: 'choice';
  words: Record<Key, string>;
  empty: Empty;
};
/** Several of a vocabulary. */
export type ChoicesKind<Key extends string = string> = { kind: 'choices'; words: Record<Key, string>; empty: Key[] };
export type DayKind = { kind: 'day'; empty: null };
/** In cents. */
export type MoneyKind = { kind: 'money'; least: number; most: number; empty: null };
/** A whole number. `refusal` is said to any other; `unit` stands behind it where it is shown. */
export type CountKind = { kind: 'count'; least: number; most: number; refusal: string; unit: string; empty: null };
/** In square metres or square feet, with at most two decimals. */
export type AreaKind = { kind: 'area'; empty: null };
/** In ten-thousandths of a percent, or of another unit. */
export type RateKind = { kind: 'rate'; empty: null };
export type YesNoKind = { kind: 'yes-no'; empty: false };
export type FieldKind =
  | TextKind
  | ChoiceKind
  | ChoicesKind
  | DayKind
  | MoneyKind
  | CountKind
  | AreaKind
  | RateKind
  | YesNoKind;

export const text = (most: number): TextKind => ({ kind: 'text', most, empty: '' });
/** One of a vocabulary (`{ value: words }`); `empty` where a form begins with one of them. */
export function choice<Key extends string>(words: Record<Key, string>): ChoiceKind<Key, null>;
export function choice<Key extends string, Empty extends Key>(
  words: Record<Key, string>,
  empty: Empty,
): ChoiceKind<Key, Empty>;
export function choice(words: Record<string, string>, empty: string | null = null): ChoiceKind {
  return { kind: 'choice', words, empty };
}
/** A vocabulary whose values are their own words, such as names of towns. */
export const asChoices = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;
export const choices = <Key extends string>(words: Record<Key, string>): ChoicesKind<Key> => ({
  kind: 'choices',
  words,
  empty: [],
});
export const day: DayKind = { kind: 'day', empty: null };
export const money = ({ least = 0, most = largestCents } = {}): MoneyKind => ({
  kind: 'money',
  least,
  most,
  empty: null,
});
export const count = (options: Pick<CountKind, 'least' | 'most' | 'refusal'> & { unit?: string }): CountKind => ({
  kind: 'count',
  unit: '',
  ...options,
  empty: null,
});
export const area: AreaKind = { kind: 'area', empty: null };
export const rate: RateKind = { kind: 'rate', empty: null };
export const yesNo: YesNoKind = { kind: 'yes-no', empty: false };

/** The value of a kind as a form holds it and a table stores it: null, or an empty text, while nothing is given. */
export type ValueOf<K> = K extends { kind: 'text' }
  ? string
  : K extends ChoiceKind<infer Key, infer Empty>
    ? Key | (Empty extends null ? null : never)
    : K extends ChoicesKind<infer Key>
      ? Key[]
      : K extends { kind: 'day' }
        ? Day | null
        : K extends { kind: 'money' }
          ? Cents | null
          : K extends { kind: 'yes-no' }
            ? boolean
            : number | null;

export type Need = 'required' | 'optional';

/** The answer of a field that stands before it: one of these, or any. */
type Follows = { field: string; is?: readonly (string | boolean)[] };

/** A row of a sheet. `Facts` is what of the record decides whether the field is asked for. */
export type Field<Facts = never, K extends FieldKind = FieldKind> = {
  label: string;
  /** Under the input. */
  help?: string;
  value: K;
  /** The section of the form. */
  section: string;
  /** Whether submission asks for it, it may be given, or (undefined) it does not apply. */
  need: (facts: Facts) => Need | undefined;
  /** It applies only with this answer of another field. */
  follows?: Follows;
  /** Without it the record can't even be saved. */
  saved?: true;
  /** What is said while it is missing. */
  ask?: string;
};

/** A field of any facts: what takes some facts also fits where none can be given. */
export type AnyField = Field<never>;
export type Sheet = Record<string, AnyField>;

/** A record as a form holds it. */
export type SheetValues<S extends Sheet, K extends keyof S = keyof S> = { [Key in K]: ValueOf<S[Key]['value']> };

export const keysOfSheet = <S extends Sheet>(sheet: S) =>
  Object.keys(sheet) as [keyof S & string, ...(keyof S & string)[]];

/** The values that a form begins with. */
export const emptyValues = <S extends Sheet>(sheet: S): SheetValues<S> =>
  Object.fromEntries(Object.entries(sheet).map(([key, { value }]) => [key, value.empty])) as SheetValues<S>;

/** Whether nothing was given in a field. */
export const isEmpty = ({ value: { empty } }: Pick<AnyField, 'value'>, value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === empty ||
  (Array.isArray(value) && value.length === 0);

type Values = Readonly<Record<string, unknown>>;
type SheetOf<Facts> = Readonly<Record<string, Field<Facts>>>;
type AskedField = { name: string; row: AnyField; need: Need };

/**
 * The fields that apply to these facts and answers, in the order of the sheet. What follows a field that does not apply, or stands
 * before it, does not apply either.
 */
export const askedIn = <Facts>(sheet: SheetOf<Facts>, facts: Facts, values: object): AskedField[] => {
  const askedByName = new Map<string, AskedField>();
  for (const [name, row] of Object.entries(sheet)) {
    const need = row.need(facts);
    const { field, is } = row.follows ?? {};
    const before = field === undefined ? undefined : askedByName.get(field);
    if (need === undefined || (field !== undefined && !before)) continue;
    const answer = field === undefined ? undefined : (values as Values)[field];
    if (before && (isEmpty(before.row, answer) || (is && !is.includes(answer as string | boolean)))) continue;
    askedByName.set(name, { name, row, need });
  }
  return [...askedByName.values()];
};

/** The answers as they are stored: a field that does not apply is empty. */
export const onlyAsked = <Facts, Given extends object>(sheet: SheetOf<Facts>, facts: Facts, values: Given): Given => {
  const askedNames = new Set(askedIn(sheet, facts, values).map(({ name }) => name));
  const dropped = Object.entries(sheet).filter(([name]) => !askedNames.has(name));
  return { ...values, ...Object.fromEntries(dropped.map(([name, { value }]) => [name, value.empty])) };
};

/** A field as a page or a paper shows it. `isGiven`: somebody answered it, or changed what the form began with. */
export type SheetLine = { name: string; section: string; label: string; text: string; need: Need; isGiven: boolean };

/** The fields that apply, with their answers in words (a dash where there is none): what a page to read and a paper show of a sheet. */
export const linesOfSheet = <Facts>(sheet: SheetOf<Facts>, facts: Facts, values: object): SheetLine[] =>
  askedIn(sheet, facts, values).map(({ name, row, need }) => {
    const value = (values as Values)[name];
    const { section, label } = row;
    return { name, section, label, need, text: wordsOfValue(row, value), isGiven: !isEmpty(row, value) };
  });

/** A value in words; a dash where there is none. */
export const wordsOfValue = ({ value: kind }: Pick<AnyField, 'value'>, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  switch (kind.kind) {
    case 'choice':
      return kind.words[String(value)] ?? String(value);
    case 'choices':
      return (value as string[]).map((each) => kind.words[each] ?? each).join(', ') || '–';
    case 'day':
      return formatDay(String(value));
    case 'money':
      return formatMoney(Number(value));
    case 'rate':
      return percentText(Number(value));
    case 'yes-no':
      return value ? 'Yes' : 'No';
    case 'count':
      return kind.unit ? `${value} ${kind.unit}` : String(value);
    default:
      return String(value);
  }
};
