import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day as aDay, text as aText } from '#platform/contract/fields.ts';
import { pageQuery } from '#platform/contract/paging.ts';
import { listShapeOf } from '../../build/listShapeOf.ts';
import type { Call } from '../api/client.ts';
import { day, listOf, listSearch, oneOf, text, wholeNumber } from './listSearch.ts';

const list = listSearch({
  filters: { q: text, status: oneOf('1', '2', '4'), from: day, min: wholeNumber },
  sortable: ['createdDate', 'caseNo'],
  sort: { by: 'createdDate', direction: 'desc' },
  size: 20,
});

describe('a list in the URL', () => {
  it('says nothing about its own beginning', () => {
    expect(list.validate({})).toEqual({});
    expect(list.validate({ page: 1, size: 20, sort: '-createdDate', q: '  ' })).toEqual({});
  });

  it('keeps what it knows and drops the rest', () => {
    const raw = { page: 3, size: '50', sort: 'caseNo', q: ' Tampines ', status: '9', from: '2026-02-31x', evil: '<x>' };
    expect(list.validate(raw)).toEqual({ page: 3, size: 50, sort: 'caseNo', q: 'Tampines' });
  });

  it.each([
    [{ page: 0 }],
    [{ page: -1 }],
    [{ page: 1.5 }],
    [{ page: 'x' }],
    [{ page: null }],
    [{ size: 10_000 }],
    [{ sort: '--caseNo' }],
    [{ sort: 'password' }],
    [{ q: ['a'] }],
    [{ from: '2026-13-01' }],
  ])('drops %j', (raw) => {
    expect(list.validate(raw)).toEqual({});
  });

  it('takes a filter that the router read as a number or a truth', () => {
    expect(list.validate({ q: 627, status: 4 })).toEqual({ q: '627', status: '4' });
    expect(list.validate({ q: true })).toEqual({ q: 'true' });
  });

  it('fills in its beginning', () => {
    expect(list.stateOf({ q: 'a', sort: 'caseNo' })).toEqual({
      page: 1,
      size: 20,
      sort: { by: 'caseNo', direction: 'asc' },
      filters: { q: 'a' },
    });
  });

  it('comes back from the URL as it went, and never throws', () => {
    const raw = fc.dictionary(
      fc.constantFrom('page', 'size', 'sort', 'q', 'status', 'from', 'min', 'x'),
      fc.anything(),
    );
    fc.assert(
      fc.property(raw, (given) => {
        const search = list.validate(given);
        expect(list.validate(search)).toEqual(search);
        expect(list.searchOf(list.stateOf(search))).toEqual(search);
      }),
    );
  });
});

describe('the list of a call', () => {
  const contract = endpoint({
    method: 'GET',
    path: '/x',
    who: 'public',
    summary: 'A list.',
    query: z.strictObject({
      ...pageQuery(['Name', 'At'], 50),
      search: aText(5).default(''),
      kind: z.enum(['SALE', 'LEASE']).optional(),
      own: z.literal('true').optional(),
      from: aDay().optional(),
    }),
  });
  const bare: Call<typeof contract> = { name: 'x.list', method: 'GET', address: '/api/x', message: '', broken: '' };
  const list = listShapeOf(contract.query);
  const call = { ...bare, ...(list && { list }) };

  it('has its filters, sort keys and size from the contract', () => {
    const { validate, stateOf } = listOf(call);
    const search = { search: ' abcdefg', kind: 'SALE', from: '2026-02-31x', own: 'true', evil: 'x', sort: 'At' };
    expect(validate(search)).toEqual({ search: 'abcde', kind: 'SALE', own: 'true', sort: 'At' });
    expect(validate({ sort: 'Price', kind: 'GIFT' })).toEqual({});
    expect(stateOf({})).toMatchObject({ size: 50, sort: { by: 'Name', direction: 'desc' } });
  });

  it('leaves out what the page does not offer, and adds what is the page’s own', () => {
    const { validate } = listOf(call, {
      without: ['own'],
      own: { kind: oneOf('all'), period: oneOf('7') },
    });
    expect(validate({ own: 'true', kind: 'all', period: '7' })).toEqual({ kind: 'all', period: '7' });
    expect(validate({ kind: 'SALE' })).toEqual({});
  });

  it('is none where the contract declares none', () => {
    expect(() => listOf(bare)).toThrow('x.list is no list.');
  });
});
