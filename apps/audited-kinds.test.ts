import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { auditedKinds } from '#platform/server/audit/described.ts';
import { testApp } from '#test/app.ts';
import { houseWith } from './server-rooms.ts';

/** The audit trail says of every record what it is called. */

const kinds = houseWith().all(auditedKinds);

it('every kind of record that the source audits says what it is called, each once', () => {
  const texts = globSync('{features,platform}/**/*.ts')
    .filter((path) => !/\.(test|long)\.ts$|\/room(\.server)?\.ts$|\/rig\//.test(path))
    .map((path) => readFileSync(path, 'utf8'));
  const written = texts.flatMap((text) =>
    [...text.matchAll(/\baggregate(?:: | = )'([a-z-]+)'/g)].map(([, name = '']) => name.replace(/-reading$/, '')),
  );
  expect(written.length).toBeGreaterThan(200);
  const described = kinds.map(({ aggregate }) => aggregate);
  const remedy =
    'Offer `auditedKinds` in the room.server.ts (or server/room.ts) of its room: what such a record is called';
  expect(
    [...new Set(written)].filter((name) => !described.includes(name)),
    remedy,
  ).toEqual([]);
  expect(described.toSorted()).toEqual([...new Set(described)].toSorted());
});

it('no kind names the record of another, but those that make names of ids, which are asked for their own alone', async () => {
  const { services } = await testApp();
  const at = { ...services, db: services.database, actor: null } as never;
  const unknown = '0197a1b2-0000-7000-8000-0000000000ff';
  const answering = await Promise.all(
    kinds.map(async ({ aggregate, madeFromId, names }) =>
      !madeFromId && (await names(at, [unknown])).size > 0 ? [aggregate] : [],
    ),
  );
  expect(answering.flat()).toEqual([]);
  const marked = kinds.filter(({ madeFromId }) => madeFromId).map(({ aggregate }) => aggregate);
  expect(marked).toEqual(
    expect.arrayContaining([
      'cpd-rule',
      'cpd-reminder',
      'letterhead',
      'gst-rate',
      'rate',
      'screening-list',
      'country-risk',
    ]),
  );
});
