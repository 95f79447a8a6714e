import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cents, requiredText } from '#platform/contract/fields.ts';
import { schemaRules } from './schemaRules.ts';

const check = schemaRules(
  z.strictObject({
    price: cents(),
    side: z.enum(['SELLER', 'BUYER']),
    property: z.strictObject({ block: requiredText(3) }),
  }),
);

describe('the messages of a schema in a form', () => {
  it('are the one for a required field if a field is empty', () => {
    expect(check({ price: null, side: null, property: { block: '' } })).toEqual({
      price: 'This is required.',
      side: 'This is required.',
      'property.block': 'This is required.',
    });
  });

  it('are the schema’s own for a given value', () => {
    expect(check({ price: -1, side: 'SELLER', property: { block: '1234' } })).toEqual({
      price: 'An amount can’t be negative.',
      'property.block': 'Keep this to 3 characters.',
    });
  });
});
