import { expect, it } from 'vitest';
import * as z from 'zod';
import { commaList, day, text } from '../contract/fields.ts';
import { pageQuery } from '../contract/paging.ts';
import { listShapeOf } from './listShapeOf.ts';

it('reads filters, sort keys and the size of a page from the query of a list', () => {
  const query = z.strictObject({
    ...pageQuery(['Name', 'At'], 50),
    search: text(80).default(''),
    status: commaList(z.enum(['1', '2'])).optional(),
    kind: z.enum(['SALE', 'LEASE']).optional(),
    own: z.literal('true').optional(),
    from: day().optional(),
  });
  expect(listShapeOf(query)).toEqual({
    sortable: ['Name', 'At'],
    size: 50,
    filters: { search: 80, status: ['1', '2'], kind: ['SALE', 'LEASE'], own: ['true'], from: 'day' },
  });
});

it('finds no list in another query', () => {
  expect(listShapeOf(undefined)).toBeUndefined();
  expect(listShapeOf(z.strictObject({ search: text(80) }))).toBeUndefined();
});
