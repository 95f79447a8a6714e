import { describe, expect, it } from 'vitest';
import { cellIn, headingWords, matchColumns, type TableSpec, unreadOf, watchUnread } from './match-columns.ts';

type Field = 'name' | 'code' | 'phone' | 'mark';
const spec: TableSpec<Field> = {
  fields: {
    name: { title: 'Name', known: ['full name'] },
    code: { title: 'Code', known: ['reg no'] },
    phone: { title: 'Phone', is: (heading) => /^(home|mobile) phone$/i.test(heading), many: true },
    mark: { title: 'Attended', known: ['present', 'status'], prefers: true },
  },
  needs: [['name'], ['code', 'phone']],
};

describe('columns', () => {
  it('are matched by their headings, whatever signs and capitals they have', () => {
    expect(
      matchColumns(['FULL_NAME*', 'Reg. No.', 'Home Phone', 'Mobile phone', 'Ｐｒｅｓｅｎｔ', 'Notes', ''], spec),
    ).toEqual({
      of: ['name', 'code', 'phone', 'phone', 'mark', undefined, undefined],
      at: { name: [0], code: [1], phone: [2, 3], mark: [4] },
      missing: [],
      twice: [],
    });
  });
  it('that are missing are named by group', () => {
    expect(matchColumns(['Phone'], spec).missing).toEqual([['name']]);
    expect(matchColumns(['Something'], spec).missing).toEqual([['name'], ['code', 'phone']]);
  });
  it('that hold one field twice are named, unless one is preferred', () => {
    expect(matchColumns(['Name', 'Full name'], spec).twice).toEqual([{ field: 'name', heading: 'Full name' }]);
    expect(matchColumns(['Phone', 'phone '], spec).twice).toEqual([{ field: 'phone', heading: 'phone' }]);
    expect(matchColumns(['Status', 'Present'], spec)).toMatchObject({ of: [undefined, 'mark'], twice: [] });
  });
  it('are what somebody chose, and nothing else', () => {
    const chosen = matchColumns(['Name', 'X', 'Phone', 'Phone'], spec, ['', 'name', 'phone', 'phone']);
    expect(chosen).toMatchObject({ of: [undefined, 'name', 'phone', 'phone'], missing: [], twice: [] });
    expect(matchColumns(['A', 'B'], spec, ['name', 'name']).twice).toEqual([{ field: 'name', heading: 'B' }]);
  });
});

it('unread columns are those that hold something', () => {
  expect(
    unreadOf(['Name', 'Fax', 'Pets', ''], ['name', undefined, undefined, undefined], [['Tan', ' ', 'cat', 'x']]),
  ).toEqual(['Pets']);
});

it('unread columns are known while lines go by, and the same heading once', () => {
  const watch = watchUnread(['Name', 'Fax', 'Pets', 'Fax'], ['name', undefined, undefined, undefined]);
  watch.see(['Tan', '1']);
  expect(watch.headings()).toEqual(['Fax']);
  watch.see(['Lim', '', ' ', '2']);
  expect(watch.headings()).toEqual(['Fax']);
  watch.see(['Ong', '', 'cat']);
  expect(watch.headings()).toEqual(['Fax', 'Pets']);
});

it('a field is asked for other headings by their words', () => {
  const headingsSeen: string[] = [];
  const fields = { name: { title: 'Name', is: (words: string) => headingsSeen.push(words) < 0 } };
  matchColumns(['Ｄａｔｅ_of  Birth*:', 'E-mail 1 - Value'], { fields, needs: [] });
  expect(headingsSeen).toEqual(['date of birth', 'e-mail 1 - value']);
  expect(headingWords('x'.repeat(300))).toHaveLength(200);
});

it('a cell is read by its field, and is empty where the file has no such column or the line ends before it', () => {
  const matched = matchColumns(['Code', 'Name'], spec);
  expect([
    cellIn(matched, ['1', ' Tan '], 'name'),
    cellIn(matched, ['1'], 'name'),
    cellIn(matched, ['1'], 'mark'),
  ]).toEqual(['Tan', '', '']);
});
