import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ ...sound, ...planted })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return checkArrows(folder);
}

test('a sound project passes, and its modules were really read', async () => {
  const { passed, report } = await cruise({});
  expect(report).toBe('7 modules read');
  expect(passed).toBe(true);
});

test.each([
  ['platform-knows-no-feature', 'platform/server/a.ts', `import '#features/people/contract.ts';`],
  ['features-know-no-app', 'features/deal/server/a.ts', `import '../../../apps/server.ts';`],
  ['web-not-to-server', 'features/people/web/a.tsx', `import '../server/queries.ts';`],
  ['server-not-to-web', 'features/deal/server/a.ts', `import '../web/Page.tsx';`],
  ['contract-and-rules-run-everywhere', 'features/people/rules.ts', `import './server/queries.ts';`],
  ['contract-and-rules-do-no-io', 'features/people/rules.ts', `import 'node:fs';`],
  ['a-feature-by-its-door', 'features/deal/server/a.ts', `import '#features/people/server/queries.ts';`],
  [
    'a-feature-by-its-door',
    'features/deal/server/a.ts',
    `const load = () => import('#features/people/server/queries.ts');`,
  ],
  [
    'a-feature-by-its-door',
    'features/deal/server/a.ts',
    `import type { X } from '#features/people/server/queries.ts';`,
  ],
  [
    `only-downwards (${features.at(-1).join(', ')})`,
    'features/people/server/a.ts',
    `import '#features/deal/contract.ts';`,
  ],
  ['server-not-to-dev-dependency', 'features/deal/server/a.ts', `import 'react';`],
  ['scripts-stand-alone', 'scripts/a.mjs', `import 'react';`],
  ['product-not-to-tests', 'features/deal/server/a.ts', `import '../../../test/a.ts';`],
  ['resolvable', 'features/deal/server/a.ts', `import './gone.ts';`],
])('%s: a wrong arrow planted in %s fails', async (rule, path, text) => {
  const { passed, report } = await cruise({
    'apps/server.ts': '',
    'test/a.ts': '',
    'features/deal/contract.ts': '',
    'package.json': JSON.stringify({ type: 'module', imports, devDependencies: { react: '1.0.0' } }),
    [path]: text,
  });
  expect(report).toContain(`${rule}: ${path} → `);
  expect(passed).toBe(false);
});

test('modules in a circle fail', async () => {
  const { report } = await cruise({ 'features/people/server/queries.ts': `import './index.ts';` });
  expect(report).toContain('no-circle: features/people/server/index.ts → features/people/server/queries.ts');
});

test('two features of a row may not use each other in a circle', async () => {
  const { passed, report } = await cruise({
    'features/payout/contract.ts': `import '#features/ledger/contract.ts';`,
    'features/ledger/contract.ts': '',
    'features/ledger/rules.ts': `import '#features/payout/rules.ts';`,
    'features/payout/rules.ts': '',
  });
  expect(report).toContain('features in a circle: ledger → payout → ledger');
  expect(passed).toBe(false);
});

test('a feature without a place in the order fails', async () => {
  const { passed, report } = await cruise({ 'features/astrology/rules.ts': '' });
  expect(report).toContain('features/astrology has no place');
  expect(passed).toBe(false);
});
