import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkArrows } from './arrows.mjs';
import { features } from './feature-order.mjs';

const imports = { '#platform/*': './platform/*', '#features/*': './features/*' };
const sound = {
  'package.json': JSON.stringify({ type: 'module', imports, dependencies: {}, devDependencies: {} }),
  'platform/contract/money.ts': 'export type Cents = number;',
  'features/people/contract.ts': `import type { Cents } from '#platform/contract/money.ts';\nexport type Fee = Cents;`,
  'features/people/server/index.ts': `export { readPeople } from './queries.ts';`,
  'features/people/server/queries.ts': 'export async function readPeople() { await using file = await open(); }',
  'features/deal/server/close.ts': `import { readPeople } from '#features/people/server/index.ts';\nreadPeople();`,
  'features/deal/web/Page.tsx': `import { useState } from 'react';\nexport const Page = () => <p>{useState(1)}</p>;`,
  'node_modules/react/package.json': JSON.stringify({ name: 'react', main: 'index.js' }),
  'node_modules/react/index.js': '',
};

/** A project in small, with some of its files planted by the test. */
async function cruise(planted) {
  const folder = mkdtempSync(join(tmpdir(), 'gable-arrows-'));
  try {
    for (const [path, text] of Object.entries({ ...sound, ...planted })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return await checkArrows(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a sound project passes, and its modules were really read', async () => {
  const { passed, report } = await cruise({});
  expect(report).toBe('7 modules read');
  expect(passed).toBe(true);
});

/** Each in a file of its own, so that one look finds them all. */
const wrong = [
  ['platform-knows-no-feature', 'platform/server/a.ts', `import '#features/people/contract.ts';`],
  ['features-know-no-app', 'features/deal/server/a.ts', `import '../../../apps/server.ts';`],
  ['apps-by-the-door', 'apps/compose.ts', `import '#features/people/server/queries.ts';`],
  ['web-not-to-server', 'features/people/web/a.tsx', `import '../server/queries.ts';`],
  ['server-not-to-web', 'features/deal/server/a2.ts', `import '../web/Page.tsx';`],
  ['runs-everywhere', 'features/people/rules/a.ts', `import '../server/queries.ts';`],
  ['no-input-or-output', 'features/people/rules/b.ts', `import 'node:fs';`],
  ['a-feature-by-its-door', 'features/deal/server/a3.ts', `import '#features/people/server/queries.ts';`],
  [
    'a-feature-by-its-door',
    'features/deal/server/a4.ts',
    `const load = () => import('#features/people/server/queries.ts');`,
  ],
  [
    'a-feature-by-its-door',
    'features/deal/server/a5.ts',
    `import type { X } from '#features/people/server/queries.ts';`,
  ],
  ['only-downwards (people)', 'features/people/server/a.ts', `import '#features/deal/contract.ts';`],
  ['server-not-to-dev-dependency', 'features/deal/server/a6.ts', `import 'react';`],
  ['scripts-stand-alone', 'scripts/a.mjs', `import 'react';`],
  ['product-not-to-tests', 'features/deal/server/a7.ts', `import '../../../test/a.ts';`],
  [
    'facts-of-a-submission-by-bump',
    'features/esubmission/parties/a.server.ts',
    `import '../checklist/count-papers.server.ts';`,
  ],
  [
    'facts-of-a-submission-by-bump',
    'features/esubmission/info/a.server.ts',
    `import { followDueDiligence } from '../due-diligence/sync.server.ts';\nfollowDueDiligence();`,
  ],
  ['resolvable', 'features/deal/server/a8.ts', `import './gone.ts';`],
];

describe('a wrong arrow', () => {
  let found;
  beforeAll(async () => {
    found = await cruise({
      'apps/server.ts': '',
      'test/a.ts': '',
      'features/deal/contract.ts': '',
      'features/esubmission/checklist/count-papers.server.ts': '',
      'features/esubmission/due-diligence/sync.server.ts': 'export const followDueDiligence = () => undefined;',
      'package.json': JSON.stringify({ type: 'module', imports, devDependencies: { react: '1.0.0' } }),
      ...Object.fromEntries(wrong.map(([, path, text]) => [path, text])),
    });
  });

  test.each(wrong)('%s: planted in %s, fails', (rule, path) => {
    expect(found.report).toContain(`${rule}: ${path} → `);
    expect(found.passed).toBe(false);
  });
});

test('modules in a circle fail', async () => {
  const { report } = await cruise({ 'features/people/server/queries.ts': `import './index.ts';` });
  expect(report).toContain('no-circle: features/people/server/index.ts → features/people/server/queries.ts');
});

test('modules whose types alone are in a circle fail as well', async () => {
  const { report } = await cruise({
    'features/deal/server/a.ts': `import type { B } from './b.ts';\nexport type A = B;`,
    'features/deal/server/b.ts': `import type { A } from './a.ts';\nexport type B = A;`,
  });
  expect(report).toContain('no-circle: features/deal/server/a.ts → features/deal/server/b.ts');
});

const parts = {
  contract: 'features/deal/contract/a.ts',
  words: 'features/deal/words.ts',
  rules: 'features/deal/rules/a.ts',
  settings: 'features/deal/settings.ts',
  server: 'features/deal/server/a.ts',
  web: 'features/deal/web/a.tsx',
};

describe('from each part of a feature', () => {
  const beside = `import '#features/people/server/queries.ts';`;
  const below = `import './b.ts';\nimport 'node:fs';\nimport 'react';\nimport '#platform/server/a.ts';\nimport '#platform/web/a.ts';`;
  const plain = Object.entries(parts).slice(0, 4);
  let report;
  beforeAll(async () => {
    ({ report } = await cruise({
      ...Object.fromEntries(Object.values(parts).map((path) => [path, beside])),
      ...Object.fromEntries(plain.map(([, path]) => [path, `${beside}\n${below}`])),
      'platform/server/a.ts': '',
      'platform/web/a.ts': '',
    }));
  });

  test.each(Object.entries(parts))('from %s no feature is entered beside its door', (_part, path) => {
    expect(report).toContain(`a-feature-by-its-door: ${path} → features/people/server/queries.ts`);
  });

  test.each(plain)('%s imports neither side, no input or output, no framework', (_part, path) => {
    expect(report).toContain(`no-input-or-output: ${path} → fs`);
    expect(report).toContain(`no-framework: ${path} → node_modules/react/index.js`);
    expect(report).toContain(`runs-everywhere: ${path} → platform/server/a.ts`);
    expect(report).toContain(`runs-everywhere: ${path} → platform/web/a.ts`);
  });
});

test('a file that does not say what it is fails, and so does one that says it twice', async () => {
  const { passed, report } = await cruise({
    'features/deal/notes.ts': '',
    'features/deal/words.json': '',
    'features/deal/utils/a.ts': '',
    'features/deal/server/b.words.ts': '',
    'features/deal/README.md': '',
  });
  for (const name of ['notes.ts', 'words.json', 'utils/a.ts'])
    expect(report).toContain(`features/deal/${name} does not say what it is`);
  expect(report).toContain('features/deal/server/b.words.ts says what it is by its folder and by its ending');
  expect(report).not.toContain('README');
  expect(passed).toBe(false);
});

test('a room of which only a part was moved fails', async () => {
  const { passed, report } = await cruise({ 'features/deal/closing/close.server.ts': '' });
  expect(report).toContain(
    'features/deal is laid out in both ways: features/deal/server/close.ts beside features/deal/closing/close.server.ts',
  );
  expect(passed).toBe(false);
});

test('an arrow upwards from any floor to any above it fails', async () => {
  const floors = features.map(([name]) => name);
  const upwards = floors.flatMap((from, index) => floors.slice(0, index).map((to) => [from, to]));
  const planted = Object.fromEntries([
    ...floors.map((name) => [`features/${name}/contract.ts`, '']),
    ...upwards.map(([from, to]) => [`features/${from}/rules/${to}.ts`, `import '#features/${to}/contract.ts';`]),
  ]);
  const { report } = await cruise(planted);
  const reported = new Set(report.split('\n').map((line) => line.replace(/^.*: /, '')));
  const missed = upwards.filter(
    ([from, to]) => !reported.has(`features/${from}/rules/${to}.ts → features/${to}/contract.ts`),
  );
  expect(missed).toEqual([]);
  expect(upwards.length).toBe((floors.length * (floors.length - 1)) / 2);
});

test('features of one floor may not use each other', async () => {
  const [left, right] = features[0];
  const path = `features/${left}/rules.ts`;
  const { passed, report } = await cruise({
    [path]: `import '#features/${right}/contract.ts';`,
    [`features/${right}/contract.ts`]: '',
  });
  expect(report).toContain(`not-sideways (${features[0].join(', ')}): ${path} → features/${right}/contract.ts`);
  expect(passed).toBe(false);
});

test('a feature without a place in the order fails', async () => {
  const { passed, report } = await cruise({ 'features/astrology/rules.ts': '' });
  expect(report).toContain('features/astrology has no place');
  expect(passed).toBe(false);
});
