import { expect, it } from 'vitest';
import { required } from '#platform/contract/required.ts';
import { missingIn, tooLongIn, withEmpty } from './useCallForm.ts';

it('asks for the needed fields that are empty, in a record of the body too, and for no others', () => {
  const values = { name: ' ', day: null, ids: [], cents: 0, isOn: false, note: '', account: { holder: '' } };
  const needed = ['name', 'day', 'ids', 'cents', 'isOn', 'account.holder', 'receiptId'];
  expect(missingIn(values, needed)).toEqual({
    name: required,
    day: required,
    ids: required,
    'account.holder': required,
  });
});

it('sends what was given for an empty field, and what was filled in as it is', () => {
  expect(withEmpty({ feeCents: null, reason: '' }, { feeCents: 0 })).toEqual({ feeCents: 0, reason: '' });
  expect(withEmpty({ feeCents: 500 }, { feeCents: 0 })).toEqual({ feeCents: 500 });
});

it('says of a text that is too long how long it may be, as the server does', () => {
  const most = { reason: 5, 'account.holder': 3, note: 9 };
  expect(tooLongIn({ reason: 'too long', account: { holder: 'four' }, note: ' fits ' }, most)).toEqual({
    reason: 'Keep this to 5 characters.',
    'account.holder': 'Keep this to 3 characters.',
  });
});
