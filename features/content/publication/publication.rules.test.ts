import { expect, it } from 'vitest';
import { publicationState } from './publication.rules.ts';

const now = Temporal.Instant.from('2026-11-28T02:00:00Z');
const before = '2026-11-28T01:59:59Z';
const exactly = '2026-11-28T02:00:00.000Z';
const after = '2026-11-28T02:00:01Z';

it.each([
  [null, null, 'draft'],
  [null, before, 'archived'],
  [after, null, 'scheduled'],
  [exactly, null, 'published'],
  [before, after, 'published'],
  [before, exactly, 'archived'],
] as const)('published at %s, archived at %s: %s', (publishAt, archiveAt, state) => {
  expect(publicationState({ publishAt, archiveAt }, now)).toBe(state);
});
