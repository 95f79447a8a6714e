import type { ReactNode } from 'react';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { headOf, type ListField, type ListFields } from '#platform/contract/list-fields.ts';
import { formatCount } from '#platform/contract/money.ts';
import type { Column } from '../kit/table/column.ts';
import { labelOf } from '../kit/table/wordsOfCard.ts';
import { Day, Instant } from '../kit/text/Day.tsx';
import { Money } from '../kit/text/Money.tsx';
import { TwoLines } from '../kit/text/TwoLines.tsx';

/** A column of one field: its head, its cell, its order and its sum follow from the field. */
export type FieldColumn<F extends ListFields, Row> = Pick<
  Column<Row>,
  'width' | 'card' | 'short' | 'verbs' | 'hidden' | 'fixed' | 'ordered'
> & {
  field: keyof F & string;
  /** In place of the field's own words. */
  cell?: (row: Row) => ReactNode;
  /** A second, smaller line: another field, or what a row says. */
  under?: (keyof F & string) | ((row: Row) => ReactNode);
  /** Where the page calls it otherwise than the file. */
  header?: string;
  /** By another field's order, such as that of the second line. */
  sortedBy?: keyof F & string;
};

/** A column of a field, or one that holds a record or buttons and is written out. */
export type ListColumn<F extends ListFields, Row> = FieldColumn<F, Row> | Column<Row>;

type Given = {
  /** Which field each sort key of the call is. */
  sorts: Record<string, string>;
  sums: Partial<Record<string, number | null>> | null | undefined;
};

/** The columns of a table from the fields of its list. A text or word that stands first is the name of the row, and set bold. */
export const listColumns = <F extends ListFields, Row extends object>(
  fields: F,
  columns: ListColumn<F, Row>[],
  { sorts, sums }: Given,
): Column<Row>[] => {
  const keyOf = (name: string) => Object.keys(sorts).find((key) => sorts[key] === name);
  return columns.map((column, index) => {
    if (!('field' in column)) return column;
    const { field: name, cell, under, header, sortedBy = name, ordered, ...layout } = column;
    const field = fields[name] as ListField;
    const isName = index === 0 && ['text', 'choice'].includes(field.is.kind);
    const isAtEnd = field.is.kind === 'money' || field.is.kind === 'count';
    const first = cell ?? ((row: Row) => shown(field, valueIn(row, name)));
    // An empty second line is none.
    const second =
      typeof under === 'string'
        ? (row: Row) => !isNothing(valueIn(row, under)) && shown(fields[under] as ListField, valueIn(row, under))
        : under;
    const sort = keyOf(sortedBy);
    return {
      id: name,
      header: header ?? headOf(field),
      ...(index > 0 && !cell && (layout.card ?? 'meta') === 'meta' ? inShort(field, name, header) : {}),
      ...layout,
      ...(sort ? { sort } : {}),
      ...(sort ? { ordered: ordered ?? orderedBy(fields[sortedBy] as ListField) } : {}),
      ...(isAtEnd ? { align: 'end' as const } : {}),
      ...(typeof sums?.[name] === 'number' ? { total: shown(field, sums[name]) } : {}),
      cell: (row) =>
        second || isName ? (
          <TwoLines strong={isName} sub={second?.(row)}>
            {first(row)}
          </TwoLines>
        ) : (
          first(row)
        ),
    };
  });
};

const orderedBy = ({ is: { kind } }: ListField) => {
  if (kind === 'day' || kind === 'instant') return 'day';
  return kind === 'money' || kind === 'count' ? 'number' : 'words';
};

/** What a card says of a field. A day and a number need to be called what they are; an amount is, by the card. */
const inShort = ({ is, label = '' }: ListField, name: string, header = label) => {
  if (is.kind === 'money') return {};
  const called = labelOf(header);
  const short = (row: object): string | null => {
    const value = valueIn(row, name);
    if (!value || isNothing(value)) return null;
    switch (is.kind) {
      case 'day':
        return `${called} ${formatDay(value as string)}`;
      case 'instant':
        return `${called} ${formatDay(dayOf(value as string))}`;
      case 'count':
        return `${formatCount(Number(value))} ${called}`;
      case 'flag':
        return called;
      case 'choice':
        return is.words[String(value)] ?? null;
      default:
        return Array.isArray(value) ? value.join(', ') : String(value);
    }
  };
  return { short };
};

type Value = string | number | boolean | string[] | null;

const valueIn = (row: object, name: string) => (row as Record<string, Value>)[name] ?? null;

/** Zero is a value. */
const isNothing = (value: Value): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A value in words; those of its field, or a dash, where there is none. */
const shown = ({ is, none = '–' }: ListField, value: Value): ReactNode => {
  if (value === null) return none;
  switch (is.kind) {
    case 'day':
      return <Day day={value as string} />;
    case 'instant':
      return <Instant at={value as string} />;
    case 'money':
      return <Money bare cents={value as number} />;
    case 'count':
      return <span className="g-figures">{formatCount(Number(value))}</span>;
    case 'flag':
      return value ? 'Yes' : '–';
    case 'choice':
      return is.words[String(value)] ?? '–';
    case 'texts':
      return (value as string[]).join(', ') || '–';
    default:
      return (value as string) || '–';
  }
};
