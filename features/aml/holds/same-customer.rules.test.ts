import { expect, it } from 'vitest';
import { scoreName } from '#features/screening/names/score-name.rules.ts';
import { type Customer, isSameCustomer } from './same-customer.rules.ts';

const customer = (more: Partial<Customer>): Customer => ({
  owner: 'a',
  kind: 'INDIVIDUAL',
  names: ['Tan Siew Lian'],
  dateOfBirth: '1980-01-01',
  idType: 'NRIC',
  print: '',
  ...more,
});
const isSame = (a: Partial<Customer>, b: Partial<Customer>) => isSameCustomer(customer(a), customer(b), 0.8);

it.each([
  ['the same number', { print: 'x', names: ['A B'] }, { print: 'x', owner: 'b' }, true],
  ['two numbers of one kind', { print: 'x' }, { print: 'y' }, false],
  ['numbers of two kinds, name and birth alike', { print: 'x' }, { print: 'y', idType: 'PASSPORT' }, true],
  ['numbers of two kinds, no birth', { print: 'x', dateOfBirth: null }, { print: 'y', idType: 'PASSPORT' }, false],
  ['another birth', {}, { dateOfBirth: '1980-01-02' }, false],
  ['alike, born on the same day', {}, { names: ['Siew Lien Tan'], owner: 'b' }, true],
  ['alike, of the same salesperson', { dateOfBirth: null }, { names: ['Siew Lien Tan'] }, true],
  ['alike alone', { dateOfBirth: null }, { names: ['Siew Lien Tan'], owner: 'b' }, false],
  ['the same name, no birth', { dateOfBirth: null }, { names: ['TAN  Siew Lian'], owner: 'b' }, true],
  ['another name of the same day', {}, { names: ['Goh Wei Ming'] }, false],
  ['by another name that is known', { names: ['A B', 'Goh Wei Ming'] }, { names: ['Goh Wei Ming'] }, true],
  ['a person and a company', { dateOfBirth: null }, { kind: 'COMPANY', dateOfBirth: null }, false],
] as const)('%s', (_, a, b, expected) => {
  expect(isSame(a as never, b as never)).toBe(expected);
  expect(isSame(b as never, a as never)).toBe(expected);
});

it('names are alike from the threshold on', () => {
  const [one, other] = [customer({}), customer({ names: ['Siew Lien Tan'] })];
  const { score } = scoreName('PERSON', 'Tan Siew Lian', { name: 'Siew Lien Tan', quality: 'STRONG' });
  expect(isSameCustomer(one, other, score)).toBe(true);
  expect(isSameCustomer(one, other, score + 0.001)).toBe(false);
});
