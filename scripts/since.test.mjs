import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { features } from './feature-order.mjs';
import { journeys } from './journeys.mjs';
import { root } from './runtime.mjs';
import { touchedBy } from './since.mjs';

/** A project in small. */
const sources = new Map(
  Object.entries({
    'platform/contract/money.ts': '',
    'platform/contract/money.test.ts': "import { add } from './money.ts';",
    'features/deal/contract.ts': "import type { Cents } from '#platform/contract/money.ts';",
    'features/deal/server/close.ts': "import { deal } from '../contract.ts';",
    'features/deal/server/list.test.ts': "import { testApp } from '#test/app.ts';",
    'features/billing/server/issue.ts': "import { close } from '#features/deal/server/index.ts';",
    'features/deal/server/index.ts': "export { close } from './close.ts';",
    'features/billing/server/issue.test.ts': "const { issue } = await import('./issue.ts');",
    'features/people/server/people.test.ts': "import { testApp } from '#test/app.ts';",
    'apps/access.test.ts': '',
    'apps/schema.test.ts': '',
    'apps/tables.test.ts': '',
    'e2e/deals.test.ts': "import { enter } from './journey/caller.ts';",
    'e2e/agency.test.ts': '',
    'e2e/journey/caller.ts': '',
    'test/demo.test.ts': '',
  }),
);

test.each([
  [
    'a use-case: who imports it, its feature, its calls, its journeys',
    'features/deal/server/close.ts',
    [
      'apps/access.test.ts',
      'e2e/deals.test.ts',
      'features/billing/server/issue.test.ts',
      'features/deal/server/list.test.ts',
      'test/demo.test.ts',
    ],
    ['deal'],
  ],
  ['a test: itself', 'features/deal/server/list.test.ts', ['features/deal/server/list.test.ts'], []],
  [
    'what many stand on: the tests of them all',
    'platform/contract/money.ts',
    ['features/billing/server/issue.test.ts', 'platform/contract/money.test.ts'],
    [],
  ],
  ['what journeys share: those', 'e2e/journey/caller.ts', ['e2e/deals.test.ts'], []],
  [
    'a migration: what loads everything, and what compares the tables',
    'migrations/0001-start.sql',
    ['apps/schema.test.ts', 'apps/tables.test.ts', 'test/demo.test.ts'],
    [],
  ],
  ['a page of the documentation: nothing', 'features/deal/README.md', [], []],
])('%s', (_, changed, tests, rooms) => {
  expect(touchedBy([changed], sources)).toEqual({ tests, rooms });
});

test('the packages: everything', () => {
  expect(touchedBy(['features/deal/contract.ts', 'package-lock.json'], sources)).toBeUndefined();
});

test('every journey and every test with servers says through which rooms it goes', () => {
  const files = ['e2e', 'test']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`))
    .filter((path) => path.endsWith('.test.ts'));
  expect(Object.keys(journeys).sort()).toEqual(files.sort());
  const rooms = new Set(features.flat());
  const folders = Object.values(journeys)
    .flat()
    .filter((name) => !rooms.has(name));
  for (const folder of folders) expect(readdirSync(join(root, folder)), folder).not.toEqual([]);
});
