import { describe, expect, it } from 'vitest';
import { count, day, instant, listFields, money, text } from '#platform/contract/list-fields.ts';
import { ordersOf } from '#platform/web/kit/table/column.ts';
import { listColumns } from '#platform/web/list/listColumns.tsx';
import { type Node, pageSources, within } from './pageSources.ts';

type Written = { file: string; header: string; ordered: string | undefined; isAtEnd: boolean; names: string[] };

const literal = (node: Node | undefined) => (node?.type === 'Literal' ? node.value : undefined);

/** All names that stand in a part. */
const namesIn = (node: Node): string[] => [
  ...(node.type === 'Identifier' || node.type === 'JSXIdentifier' ? [String(node.name)] : []),
  ...within(node).flatMap(namesIn),
];

/** The columns of a file that are written out and have an order. Those of a field take it from the field. */
const columnsIn = (file: string, node: Node): Written[] => {
  const below = within(node).flatMap((each) => columnsIn(file, each));
  if (node.type !== 'ObjectExpression') return below;
  const parts = Object.fromEntries(
    within(node).flatMap((each) =>
      each.type === 'Property' ? [[String((each.key as Node).name), each.value as Node] as const] : [],
    ),
  );
  const { sort, header, cell } = parts;
  if (!sort || !header || !cell) return below;
  const key = literal(sort) === true ? literal(parts.id) : literal(sort);
  const column = {
    file,
    header: String(literal(header) ?? key),
    ordered: literal(parts.ordered) as string | undefined,
    isAtEnd: literal(parts.align) === 'end',
    names: [String(key), ...namesIn(cell)],
  };
  return [column, ...below];
};

const columns = pageSources.flatMap(({ file, program }) => columnsIn(file, program));
const called = ({ file, header }: Written) => `${file}: ${header}`;
const of = (pattern: RegExp) => columns.filter(({ names }) => names.some((name) => pattern.test(name)));

describe('the order of a list in words', () => {
  const words = (column: object) =>
    ordersOf([{ id: 'x', header: 'Price (S$)', cell: () => null, sort: true, ...column }]).map(({ label }) => label);

  it('is that of what it is sorted by', () => {
    expect(words({ ordered: 'day' })).toEqual(['Price, newest first', 'Price, oldest first']);
    expect(words({ align: 'end' })).toEqual(['Price, highest first', 'Price, lowest first']);
    expect(words({ ordered: 'number' })).toEqual(words({ align: 'end' }));
    expect(words({})).toEqual(['Price, A to Z', 'Price, Z to A']);
    expect(words({ ordered: 'steps' })).toEqual(['Price, first steps first', 'Price, last steps first']);
  });

  it('follows in a column of a field from the field that it is sorted by', () => {
    const fields = listFields({
      name: { label: 'Name', is: text(20) },
      due: { label: 'Due', is: day },
      at: { label: 'Sent', is: instant },
      open: { label: 'Open', is: money },
      days: { label: 'Days', is: count() },
    });
    const sorts = { Name: 'name', Due: 'due', At: 'at', Open: 'open', Days: 'days' };
    const firstOf = (field: keyof typeof fields, sortedBy?: keyof typeof fields) =>
      ordersOf(listColumns(fields, [{ field, ...(sortedBy && { sortedBy }) }], { sorts, sums: null }))[0]?.label;
    expect(firstOf('name')).toBe('Name, A to Z');
    expect([firstOf('due'), firstOf('at')]).toEqual(['Due, newest first', 'Sent, newest first']);
    expect([firstOf('open'), firstOf('days')]).toEqual(['Open, highest first', 'Days, highest first']);
    expect(firstOf('name', 'due')).toBe('Name, newest first');
    expect(firstOf('name', 'open')).toBe('Name, highest first');
    expect(firstOf('open', 'name')).toBe('Open, A to Z');
  });

  it('is by newest and oldest in every column of days', () => {
    const ofDays = of(/^(Day|Instant|Month|Age|formatDay|formatInstant|expires)$|Date$/);
    expect(ofDays.length).toBeGreaterThan(8);
    expect(ofDays.filter(({ ordered }) => ordered !== 'day').map(called)).toEqual([]);
  });

  it('is by highest and lowest in every column of amounts and counts', () => {
    const ofNumbers = of(/Cents$|^(area|floor|storey|lease|bedrooms|Price|Commission|Figure)$/i);
    expect(ofNumbers.length).toBeGreaterThan(15);
    expect(ofNumbers.filter(({ ordered, isAtEnd }) => ordered !== 'number' && !isAtEnd).map(called)).toEqual([]);
  });

  it('is by steps where the states follow each other', () => {
    const ofStates = of(/^Status$/);
    expect(ofStates.length).toBeGreaterThan(1);
    expect(ofStates.filter(({ ordered }) => ordered !== 'steps').map(called)).toEqual([]);
  });
});
