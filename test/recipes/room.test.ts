import { expect, test } from 'vitest';
import { copyOfFeature, projectOf } from './copy.ts';
import { arrows, folder, line } from './room.ts';

/** test/recipes/room.long.ts starts a copy of the project with this room in it. */

test('a room imports what it may once it has its place in the order', () => {
  const project = projectOf(folder);
  expect(project.run(arrows)).toMatchObject({
    passed: false,
    report: expect.stringContaining('features/parking has no place'),
  });
  project.change(...line);
  expect(project.run(arrows)).toMatchObject({ passed: true });
});

test('a room compiles', () => {
  const copy = copyOfFeature('parking');
  copy.add(folder);
  // What declares types for all: the bundler's modules, and what Fastify's plugins add.
  const declared = ['platform/web/**/*.d.ts', 'platform/server/http/app.ts'];
  expect(copy.compile('features/parking', ...declared)).toBe('');
});
