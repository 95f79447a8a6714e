import { expect, it } from 'vitest';
import { type Counting, countings } from '../production.words.ts';
import { dealColumnsOf } from './dealColumns.tsx';

const totals = { submittedCents: 1, grossCents: 2, ownCents: 3, receivedCents: 4 };

/** What is shown to whoever has chosen no columns, and can't be hidden by those who have. */
const fixed = (by?: Counting) => dealColumnsOf(totals, by).filter((column) => column.fixed);

it.each(Object.keys(countings) as Counting[])(
  'a list counted as %s always shows what it counts, with its sum',
  (by) => {
    const [column, ...more] = fixed(by);
    const header = { SUBMITTED: 'Submitted share (S$)', SIGNED: 'Gross commission (S$)', EXPECTED: 'My part (S$)' }[by];
    expect([column?.header, more]).toEqual([header, []]);
    expect(column?.total).toMatchObject({
      props: { cents: { SUBMITTED: 1, SIGNED: 2, EXPECTED: 3 }[by] },
    });
  },
);

it('a list of all transactions leaves the choice of columns to the person', () => {
  expect(fixed()).toEqual([]);
});
