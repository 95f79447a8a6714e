import { expect, it } from 'vitest';
import { serverRooms } from './server-rooms.ts';

/** What rooms declare side by side must not collide. */
it.each([
  ['kinds of notification', serverRooms.flatMap(({ notices = [] }) => notices.map(({ key }) => key))],
  ['files to import', serverRooms.flatMap(({ imports = {} }) => Object.keys(imports))],
])('%s have a name of their own each', (_, names) => {
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual([...new Set(names)]);
});
