import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { roleOf } from '../../../scripts/roles.mjs';

it('every page that asks for the addresses of a postal code fills them in by the one hook', () => {
  const asks = globSync('features/**/*.{ts,tsx}')
    .filter((path) => roleOf(path) === 'web')
    .filter((path) => /'virtual:wire\/postal'|\.propertyAddress\b/.test(readFileSync(path, 'utf8')));
  expect(asks.length).toBeGreaterThan(1);
  expect(asks.filter((path) => !readFileSync(path, 'utf8').includes('usePostalFill('))).toEqual([]);
});
