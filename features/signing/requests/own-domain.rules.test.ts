import { expect, it } from 'vitest';
import { isOwnDomain } from './own-domain.rules.ts';

it.each([
  ['goh@mail.example', [], 'Gable <no-reply@gable.example>', false],
  ['goh@gable.example', [], 'Gable <no-reply@gable.example>', true],
  ['goh@sg.GABLE.example', [], 'no-reply@gable.example', true],
  ['goh@notgable.example', [], 'no-reply@gable.example', false],
  ['goh@gmail.com', [], 'Gable <agency@gmail.com>', false],
  ['goh@keppel.example', ['keppel.example'], 'agency@gmail.com', true],
])('%s, with %j and sent by %s: %s', (address, named, sender, is) => {
  expect(isOwnDomain(address, named, sender)).toBe(is);
});
