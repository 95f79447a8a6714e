import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkArrows } from './arrows.mjs';

/** A room that is laid out by endings, below one and above one that are laid out by folders. */
const sound = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#platform/*': './platform/*', '#features/*': './features/*', '#demo/*': './demo/*' },
    dependencies: { react: '1.0.0', zod: '1.0.0' },
  }),
  'node_modules/react/package.json': JSON.stringify({ name: 'react', main: 'index.js' }),
  'node_modules/react/index.js': '',
  'node_modules/zod/package.json': JSON.stringify({ name: 'zod', main: 'index.js' }),
  'node_modules/zod/index.js': '',
  'features/people/contract.ts': 'export const person = 1;\nexport type Person = 1;',
  'features/people/server/index.ts': `export { read } from './read.ts';`,
  'features/people/server/read.ts': 'export const read = 1;',
  'features/contacts/README.md': '',
  'features/contacts/schema.sql': '',
  'features/contacts/room.calls.ts': `export { input as contacts } from './record/contact.calls.ts';`,
  'features/contacts/index.server.ts': `export { find } from './record/scope.server.ts';`,
  'features/contacts/index.web.ts': `export { Details } from './record/Details.tsx';`,
  'features/contacts/record/contact.words.ts': 'export const kinds = 1;\nexport type Kind = 1;',
  'features/contacts/record/contact.calls.ts': `import 'zod';\nimport { kinds } from './contact.words.ts';\nexport const input = kinds;\nexport type Contact = 1;`,
  'features/contacts/record/name.rules.ts': `import { kinds } from './contact.words.ts';\nexport const name = kinds;`,
  'features/contacts/record/scope.server.ts': `import '../room.calls.ts';\nimport 'node:fs';\nimport '#features/people/server/index.ts';\nexport const find = 1;\nexport type Found = 1;`,
  'features/contacts/record/scope.test.ts': `import './scope.server.ts';\nimport './Details.tsx';\nimport '../rig/examples.ts';`,
  'features/contacts/record/paper.typ': '',
  'features/contacts/record/Details.module.css': '',
  'features/contacts/record/Details.tsx': `import 'react';\nimport { name } from './name.rules.ts';\nimport type { Contact } from './contact.calls.ts';\nimport type { Person } from '#features/people/contract.ts';\nexport const Details = (of: Contact | Person) => name;`,
  'features/contacts/record/useDetails.web.ts': `import type { Contact } from './contact.calls.ts';\nexport const useDetails = (of: Contact) => of;`,
  'features/contacts/rig/examples.ts': '',
  'features/contacts/room.server.ts': `import './demo.server.ts';`,
  'features/contacts/demo.server.ts': `import '#demo/contacts/people.ts';\nimport './record/demo-notes.server.ts';\nimport './record/scope.server.ts';`,
  'features/contacts/record/demo-notes.server.ts': `import '#demo/contacts/people.ts';`,
  'features/contacts/record/demo-notes.test.ts': `import './demo-notes.server.ts';\nimport '#demo/contacts/people.ts';`,
  'demo/contacts/people.ts': `import '#platform/contract/days.ts';\nimport '#features/contacts/record/contact.words.ts';\nimport type { Contact } from '#features/contacts/record/contact.calls.ts';\nexport const people = (of: Contact) => of;`,
  'demo/load-demo.ts': `import '#features/contacts/index.server.ts';\nimport 'node:fs';`,
  'platform/contract/days.ts': '',
  'platform/server/clock.ts': '',
  'features/aml/server/good.ts': `import '#features/contacts/index.server.ts';\nimport '#features/contacts/record/contact.calls.ts';\nimport '#features/contacts/record/name.rules.ts';`,
  'features/aml/web/Good.tsx': `import '#features/contacts/index.web.ts';\nimport '#features/contacts/record/contact.words.ts';`,
  'features/aml/words/cases.ts': '',
};

const cruise = async (planted) => {
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
};

test('a sound room passes', async () => {
  expect(await cruise({})).toEqual({ passed: true, report: '28 modules read' });
});

const record = 'features/contacts/record';
/** Each file with what it imports, and the reports that follow. */
const wrong = [
  [`${record}/Bad1.tsx`, ['./contact.calls.ts'], ['pages-load-no-schemas']],
  ['features/aml/web/Bad2.tsx', ['#features/contacts/room.calls.ts'], ['pages-load-no-schemas']],
  [`${record}/Bad3.tsx`, ['./scope.server.ts'], ['web-not-to-server']],
  [`${record}/bad4.web.ts`, ['./scope.server.ts'], ['web-not-to-server']],
  [
    `${record}/bad5.rules.ts`,
    ['./scope.server.ts', './Details.tsx', 'react', 'node:fs', '#features/aml/words/cases.ts'],
    ['runs-everywhere', 'runs-everywhere', 'no-framework', 'no-input-or-output', 'only-downwards (contacts'],
  ],
  [`${record}/bad6.calls.ts`, ['./scope.server.ts'], ['runs-everywhere']],
  [`${record}/bad7.settings.ts`, ['./useDetails.web.ts'], ['runs-everywhere']],
  [`${record}/bad8.server.ts`, ['./Details.tsx', './scope.test.ts'], ['server-not-to-web', 'product-not-to-tests']],
  ['features/aml/server/bad9.ts', ['#features/contacts/record/scope.server.ts'], ['a-feature-by-its-door']],
  [
    'features/aml/web/Bad10.tsx',
    ['#features/contacts/record/Details.tsx', '#features/contacts/record/scope.server.ts'],
    ['a-feature-by-its-door', 'web-not-to-server'],
  ],
  ['apps/bad11.ts', ['#features/contacts/record/scope.server.ts'], ['apps-by-the-door']],
  ['platform/server/bad12.ts', ['#features/contacts/record/contact.words.ts'], ['platform-knows-no-feature']],
  [
    `${record}/bad13.server.ts`,
    ['#demo/contacts/people.ts', '../demo.server.ts', './demo-notes.server.ts'],
    ['demo-data-by-a-demo-step', 'demo-steps-for-the-demo-alone', 'demo-steps-for-the-demo-alone'],
  ],
  ['features/aml/server/bad14.ts', ['#demo/load-demo.ts'], ['demo-data-by-a-demo-step']],
  [
    `${record}/demo-bad15.server.ts`,
    ['#demo/aml/bad16.ts', '#demo/load-demo.ts'],
    ['demo-data-of-its-own-room', 'demo-data-of-its-own-room'],
  ],
  [
    'demo/aml/bad16.ts',
    [
      '#features/contacts/index.server.ts',
      '#features/contacts/record/name.rules.ts',
      '#platform/server/clock.ts',
      'node:fs',
    ],
    ['demo-data-is-plain', 'demo-data-is-plain', 'demo-data-is-plain', 'demo-data-without-input-or-output'],
  ],
].flatMap(([path, targets, rules]) => targets.map((target, index) => [rules[index], path, target]));

/** Wrong in the way that they import. */
const inOtherWays = [
  ['web-not-to-server', `${record}/Lazy.tsx`, `export const load = () => import('./scope.server.ts');`],
  ['web-not-to-server', `${record}/OfTypes.tsx`, `import type { Found } from './scope.server.ts';`],
  ['runs-everywhere', `${record}/types.words.ts`, `import type { Found } from './scope.server.ts';`],
];

const fileOf = (path, target) => {
  if (target === 'node:fs') return 'fs';
  if (target === 'react') return 'node_modules/react/index.js';
  return target.startsWith('#') ? target.slice(1) : join(dirname(path), target);
};

describe('a wrong arrow of a room that is laid out by endings', () => {
  let found;
  beforeAll(async () => {
    const texts = {};
    for (const [, path, target] of wrong) texts[path] = `${texts[path] ?? ''}import '${target}';\n`;
    found = await cruise({ ...texts, ...Object.fromEntries(inOtherWays.map(([, path, text]) => [path, text])) });
  });

  test.each(wrong)('%s: planted in %s, to %s, fails', (rule, path, target) => {
    expect(found.report).toMatch(
      new RegExp(`^${RegExp.escape(rule)}.*: ${RegExp.escape(`${path} → ${fileOf(path, target)}`)}$`, 'm'),
    );
    expect(found.passed).toBe(false);
  });

  test.each(inOtherWays)('%s: planted in %s, fails', (rule, path) => {
    expect(found.report).toContain(`${rule}: ${path} → ${record}/scope.server.ts`);
  });

  test('what is right beside it is let through', () => {
    const planted = new Set([...wrong, ...inOtherWays].map(([, path]) => path));
    const named = found.report.split('\n').map((line) => /: (\S+) → /.exec(line)?.[1]);
    expect(named.filter((path) => path && !planted.has(path))).toEqual([]);
  });
});

test('a file without a role fails, and so does a folder of the other layout', async () => {
  const { passed, report } = await cruise({
    'features/contacts/import/helper.ts': '',
    'features/contacts/rules/merge.ts': '',
  });
  expect(report).toContain('features/contacts/import/helper.ts does not say what it is');
  expect(report).toContain('features/contacts is laid out in both ways: features/contacts/rules/merge.ts beside');
  expect(passed).toBe(false);
});

test('a folder of the demo agency in a room fails', async () => {
  const file = 'features/contacts/demo/people.server.ts';
  const { passed, report } = await cruise({ [file]: '' });
  expect(report).toContain(`${file} is of the demo agency. Its data lies in demo/contacts`);
  expect(passed).toBe(false);
});

describe('the list of pages that load schemas', () => {
  const page = `${record}/Form.tsx`;
  const calls = `${record}/contact.calls.ts`;
  const listed = { 'scripts/schema-pages.json': JSON.stringify({ [page]: [calls] }) };

  test('lets them pass', async () => {
    const { passed } = await cruise({ ...listed, [page]: `import { input } from './contact.calls.ts';` });
    expect(passed).toBe(true);
  });

  test('fails where it names what is gone', async () => {
    const { passed, report } = await cruise({
      ...listed,
      [page]: `import type { Contact } from './contact.calls.ts';`,
    });
    expect(report).toContain(`${page} no longer loads ${calls}. Take it out of scripts/schema-pages.json.`);
    expect(passed).toBe(false);
  });
});
