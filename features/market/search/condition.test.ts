import { expect, it } from 'vitest';
import { hasFewPlaces } from './condition.server.ts';

it.each([
  ['nothing', {}, false],
  ['a town', { regions: ['Tampines'] }, true],
  ['all of a street', { places: Array.from({ length: 200 }, (_, id) => id) }, true],
  ['all towns', { regions: Array.from({ length: 26 }, (_, town) => `Town ${town}`) }, false],
  ['half of all blocks', { places: Array.from({ length: 5_000 }, (_, id) => id) }, false],
  ['a project of all districts', { regions: Array.from({ length: 28 }, (_, at) => `${at}`), places: [7] }, true],
])('a search of %s is of few places: %s', (_, filters, isFew) => expect(hasFewPlaces(filters)).toBe(isFew));
