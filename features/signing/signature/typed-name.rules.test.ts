import { expect, it } from 'vitest';
import { mayBeTyped } from './typed-name.rules.ts';

it.each([
  ['Goh Siew Choo', true],
  ['陈美玲', true],
  ['---', false],
  ['123', false],
])('%s is a name: %s', (name, is) => {
  expect(mayBeTyped(name)).toBe(is);
});
