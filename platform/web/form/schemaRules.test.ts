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

describe('what a schema says about a form', () => {
  it('says that an empty field is required, whatever the schema calls it', () => {
    expect(check({ price: null, side: null, property: { block: '' } })).toEqual({
      price: 'This is required.',
      side: 'This is required.',
      'property.block': 'This is required.',
    });
  });

  it('keeps the schema’s words for what was given', () => {
    expect(check({ price: -1, side: 'SELLER', property: { block: '1234' } })).toEqual({
      price: 'An amount can’t be negative.',
      'property.block': 'Keep this to 3 characters.',
    });
  });
});
