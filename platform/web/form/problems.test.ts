import { describe, expect, it } from 'vitest';
import { problemsOf, sortProblems } from './problems.ts';

describe('what a failed call says', () => {
  it('is its errors', () => {
    const error = { errors: [{ message: 'Enter the option date', field: 'optionDate' }, { message: 'Locked' }] };
    expect(problemsOf(error)).toEqual([
      { message: 'Enter the option date', field: 'optionDate' },
      { message: 'Locked' },
    ]);
  });

  it.each([[new Error('x')], [{ errors: [] }], [{ errors: 'x' }], [{ errors: [1, null] }], [null], ['x']])(
    'is the general message for %j',
    (error) => {
      expect(problemsOf(error)).toEqual([{ message: 'Oops...Something went wrong' }]);
    },
  );

  it('lands on its field, or on the form when the form has no such field', () => {
    const problems = [
      { message: 'first', field: 'a' },
      { message: 'second', field: 'a' },
      { message: 'lost', field: 'nowhere' },
      { message: 'whole' },
    ];
    expect(sortProblems(problems, (path) => path === 'a')).toEqual({
      fields: { a: 'first' },
      whole: [{ message: 'lost' }, { message: 'whole' }],
    });
  });
});
