import { expect, it } from 'vitest';
import { mayBeTyped } from './typed-name.ts';

it.each(['Goh Siew Choo', '陈美玲', 'தமிழ் செல்வி', 'René D’Souza-Ng', 'Muthu s/o Raman'])('%s is printed', (name) => {
  expect(mayBeTyped(name)).toBe(true);
});

it.each(['김민준', 'محمد', 'สมชาย', 'Иван', '---', '123'])('%s is drawn or uploaded', (name) => {
  expect(mayBeTyped(name)).toBe(false);
});
