import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cents, day, id, phone, requiredText } from '#platform/contract/fields.ts';
import { missing } from '#platform/contract/input-words.ts';
import { schemaRules } from './schemaRules.ts';

const check = schemaRules(
  z.strictObject({
    price: cents(),
    side: z.enum(['SELLER', 'BUYER']),
    signedOn: day(),
    agentId: id(),
    property: z.strictObject({ block: requiredText(3) }),
  }),
);

describe('the messages of a schema in a form', () => {
  it('are the one for a required field if a field is empty', () => {
    expect(check({ price: null, side: null, signedOn: null, agentId: '', property: { block: '' } })).toEqual({
      price: 'This is required.',
      side: 'This is required.',
      signedOn: 'This is required.',
      agentId: 'This is required.',
      'property.block': 'This is required.',
    });
  });

  it('are the schema’s own for a given value', () => {
    const signed = { signedOn: '3 May', agentId: 'Nur' };
    expect(check({ price: -1, side: 'SELLER', ...signed, property: { block: '1234' } })).toEqual({
      signedOn: 'Give a date as YYYY-MM-DD.',
      agentId: 'This is not a known id.',
      price: 'An amount can’t be negative.',
      'property.block': 'Keep this to 3 characters.',
    });
  });

  it('are the schema’s own for an empty field, where it has one', () => {
    const own = schemaRules(
      z.strictObject({
        side: z.enum(['SELLER', 'BUYER'], missing('Choose who you represent.')),
        bank: z.enum(['DBS'], 'Choose a bank.'),
        mobile: phone(),
      }),
    );
    const asked = { side: 'Choose who you represent.', bank: 'Choose a bank.' };
    const mobile = 'Give 8 digits, or a number with its country code.';
    expect(own({ side: null, bank: '', mobile: '' })).toEqual({ ...asked, mobile });
    expect(own({ side: 'TENANT', bank: 'DBS', mobile: '91234567' })).toEqual({
      side: 'Choose one of these: SELLER, BUYER.',
    });
  });
});
