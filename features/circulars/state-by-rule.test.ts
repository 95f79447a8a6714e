import fc from 'fast-check';
import { expect, it } from 'vitest';
import { publicationState } from '#features/content/publication/publication.rules.ts';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import { isPublic, stateIn } from './scope.server.ts';

const moment = fc.option(
  fc.integer({ min: 0, max: 4 }).map((hour) => `2026-03-05T0${hour}:00:00Z`),
  { nil: null },
);

it('a circular reads the state that the rule says, and is public in one of them alone', async () => {
  const { services } = await testApp();
  const drawn = fc.sample(fc.record({ publishAt: moment, archiveAt: moment }), 200);
  const rows = drawn.map(({ publishAt, archiveAt }, place) => ({
    place,
    publish_at: publishAt,
    archive_at: archiveAt,
  }));
  const now = '2026-03-05T02:00:00Z';
  const found = await ask<{ state: string; isPublic: boolean }>(
    services.database,
    `SELECT ${stateIn} AS state, coalesce(${isPublic}, false) AS "isPublic"
     FROM jsonb_to_recordset(:drawn::jsonb) AS c (place int, publish_at timestamptz, archive_at timestamptz),
       (SELECT :now::timestamptz) today ORDER BY c.place`,
    { drawn: JSON.stringify(rows), now },
  );
  const byRule = drawn.map((each) => publicationState(each, Temporal.Instant.from(now)));
  expect(found.map(({ state }) => state)).toEqual(byRule);
  expect(found.map((each) => each.isPublic)).toEqual(byRule.map((state) => state === 'published'));
  expect(new Set(byRule).size).toBe(4);
});
