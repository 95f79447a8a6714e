import { headOf, type ListField, type ListFields, type RowOf } from '../../contract/list-fields.ts';
import type { SheetColumn, SheetKind } from '../sheet/sheet.ts';

/** A column of the file that is no field: worked out, or of a record in the row. */
export type AlsoColumn<Name, Row> = SheetColumn<Row> & {
  /** The field whose column it follows; the last by default. */
  after?: Name;
};

/** The columns of the file: every field that is called something, and those that are no fields where they belong. */
export const fileColumns = <F extends ListFields, Row extends object = RowOf<F>>(
  fields: F,
  also: AlsoColumn<keyof F & string, Row>[] = [],
): SheetColumn<Row>[] => [
  ...Object.entries(fields).flatMap(([key, field]) => [
    ...columnsOf<Row>(key, field),
    ...also.filter(({ after }) => after === key),
  ]),
  ...also.filter(({ after }) => after === undefined),
];

const columnsOf = <Row extends object>(key: string, field: ListField): SheetColumn<Row>[] => {
  const { is, label } = field;
  if (label === undefined || is.kind === 'id') return [];
  const value = (row: Row) => writtenAs(field, (row as Record<string, unknown>)[key]);
  const header = headOf(field);
  return [{ header, kind: sheetKinds[is.kind], width: Math.max(is.width, header.length), value }];
};

const sheetKinds: Record<Exclude<ListField['is']['kind'], 'id'>, SheetKind> = {
  text: 'text',
  texts: 'text',
  flag: 'text',
  choice: 'text',
  count: 'count',
  day: 'day',
  instant: 'instant',
  money: 'money',
};

const writtenAs = ({ is, none }: ListField, value: unknown): string | number | null => {
  if (value === null || value === undefined) return none ?? null;
  if (is.kind === 'choice') return is.words[String(value)] ?? String(value);
  if (is.kind === 'flag') return value ? 'Yes' : '';
  if (is.kind === 'texts') return (value as string[]).join(', ');
  return value as string | number;
};
