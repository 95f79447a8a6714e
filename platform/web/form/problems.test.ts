import { describe, expect, it } from 'vitest';
import { problemsIn, problemsOf, sortProblems, wholeForm } from './problems.ts';

describe('the problems of a failed call', () => {
  it('are its errors', () => {
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

  it('belong to their field, or name it in words if the page does not have it', () => {
    const problems = [
      { message: 'first', field: 'a' },
      { message: 'second', field: 'a' },
      { message: 'This is required.', field: 'rows.2.postalCode' },
      { message: 'whole' },
    ];
    expect(sortProblems(problems, (path) => path === 'a')).toEqual({
      fields: { a: 'first' },
      whole: [{ message: 'Postal code: This is required.' }, { message: 'whole' }],
    });
  });
});

describe('what is wrong in a form', () => {
  it('is found in its tree of fields, rows among them, and fields that are called as an error’s own parts', () => {
    const error = (message: string) => ({ type: 'rule', message });
    const errors = { price: error('a'), rows: [undefined, { email: error('b') }], type: { message: error('c') } };
    expect(problemsIn(errors)).toEqual([
      { field: 'price', message: 'a' },
      { field: 'rows.1.email', message: 'b' },
      { field: 'type.message', message: 'c' },
    ]);
  });

  it('has no field if it is about the form as a whole', () => {
    expect(problemsIn({ [wholeForm]: { type: 'rule', message: 'print: there is no such field.' } })).toEqual([
      { message: 'print: there is no such field.' },
    ]);
  });
});
