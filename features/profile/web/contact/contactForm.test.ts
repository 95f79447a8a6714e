import { expect, it } from 'vitest';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { contactForm } from './contactForm.ts';

const stored = { email: 'hannah.lim@gable.example', mobile: '+6591234567' };
const form = (email: string, mobile: string, password = '') => ({ email, mobile, confirmation: { password } });

it.each([
  ['what is stored', form(stored.email, stored.mobile), []],
  ['what is stored, as it is shown', form(stored.email, '+65 9123 4567'), []],
  ['no mobile, with the password', form(stored.email, '', 'secret'), []],
  ['another address, without it', form('h@gable.example', stored.mobile), ['confirmation.password']],
  ['no mobile, without it', form(stored.email, ''), ['confirmation.password']],
  ['no address', form('hannah', stored.mobile, 'secret'), ['email']],
  ['half a number', form(stored.email, '9123', 'secret'), ['mobile']],
])('%s', (_, values, fields) => {
  expect(Object.keys(schemaRules(contactForm(stored))(values))).toEqual(fields);
});
