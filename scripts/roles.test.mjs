import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOfRules, layoutOf, roleOf } from './roles.mjs';
import { root } from './runtime.mjs';

test.each([
  ['calls', ['contract.ts', 'contract/deals.ts'], ['room.calls.ts', 'bank/lines.calls.ts']],
  ['words', ['words.ts', 'words/deals.ts'], ['bank/lines.words.ts']],
  ['rules', ['rules.ts', 'rules/bank/allot.ts'], ['bank/allot.rules.ts']],
  ['settings', ['settings.ts'], ['room.settings.ts']],
  [
    'server',
    ['server/room.ts', 'server/schema.sql', 'server/papers/a.typ'],
    ['room.server.ts', 'schema.sql', 'bank/a.typ'],
  ],
  [
    'web',
    ['web/Page.tsx', 'web/api.ts', 'web/Page.module.css'],
    ['bank/Page.tsx', 'api.web.ts', 'bank/A.card.tsx', 'bank/A.module.css'],
  ],
  [
    'test',
    ['server/a.test.ts', 'rules.test.ts', 'server/rig/a.ts'],
    ['bank/a.test.ts', 'bank/A.test.tsx', 'rig/examples.ts'],
  ],
  [undefined, ['notes.ts', 'words.json'], ['bank/helper.ts', 'bank/words.ts', 'bank/calls.ts', 'bank/paper.json']],
])('%s: %j in a room by folders, %j in one by endings', (role, inFolders, byEnding) => {
  expect([...inFolders, ...byEnding].map((name) => roleOf(`features/deal/${name}`))).toEqual(
    Array(inFolders.length + byEnding.length).fill(role),
  );
  if (role) expect(inFolders.map((name) => layoutOf(`features/deal/${name}`))).toEqual(inFolders.map(() => 'folders'));
  expect(byEnding.map((name) => layoutOf(`features/deal/${name}`))).toEqual(byEnding.map(() => 'endings'));
});

test('a capability may be called as a kind of file is, and what lies outside of rooms has no role', () => {
  expect(roleOf('features/agency/settings/Settings.tsx')).toBe('web');
  expect(roleOf('features/agency/settings/list.server.ts')).toBe('server');
  for (const path of ['platform/server/http.ts', 'apps/web/main.tsx', 'test/room.server.ts'])
    expect(roleOf(path)).toBeUndefined();
});

const rooms = globSync('features/**/*.*', { cwd: root }).map((path) => path.replaceAll('\\', '/'));

test('every file of every room says what it is', () => {
  expect(rooms.length).toBeGreaterThan(3000);
  expect(rooms.filter((path) => !roleOf(path) && !/^features\/[^/]+\/README\.md$/.test(path))).toEqual([]);
});

test('rules, their tests and what these share are told from all else', () => {
  const ofRules = [
    'rules.ts',
    'rules.test.ts',
    'rules/rig/a.ts',
    'rules/a.test.ts',
    'x/a.rules.ts',
    'x/a.rules.test.ts',
  ];
  const others = ['x/a.test.ts', 'x/rules.server.ts', 'server/rules.ts', 'x/a.words.ts'];
  const isFound = (name) => isOfRules(`features/deal/${name}`);
  expect([...ofRules, ...others].filter(isFound)).toEqual(ofRules);
});
