import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, runNode } from './runtime.mjs';

/** What a rule refuses, in files of rooms of both layouts. A rule with a fault in its pattern says so in passing, and refuses nothing. */
const clock = 'export const at = () => Date.now();';
const partial = `import type { HitState } from './words.ts';\nexport const places: Partial<Record<HitState, number>> = {};`;
const order = `export const isLater = (list: string[], state: string) => list.indexOf(state) > 1;`;
const search = "export const sql = `SELECT 1 WHERE name ILIKE 'a'`;";
const second = `export const check = (by: string, actor: { userId: string }) => {\n  if (by === actor.userId) throw new Error('no');\n};`;
const wrong = [
  ['features/aml/rules/a.ts', clock, 'Give the rule its day'],
  ['features/aml/rules/a.test.ts', clock, 'Give the rule its day'],
  ['features/deal/rules.ts', clock, 'Give the rule its day'],
  ['features/aml/hits/a.rules.ts', clock, 'Give the rule its day'],
  ['features/aml/hits/a.rules.test.ts', clock, 'Give the rule its day'],
  ['features/esubmission/status/c.rules.ts', partial, 'Name every state'],
  ['features/aml/hits/b.rules.ts', partial, 'Name every state'],
  ['features/signing/requests/b.rules.ts', order, 'Give each its place'],
  ['features/ecdd/forms/b.rules.ts', order, 'Give each its place'],
  ['features/aml/server/c.ts', search, 'Look for words by isFound'],
  ['features/aml/hits/c.server.ts', search, 'Look for words by isFound'],
  ['features/aml/server/d.ts', second, 'Ask for the second word'],
  ['features/aml/hits/d.server.ts', second, 'Ask for the second word'],
  ['features/aml/hits/E.tsx', 'export const is = (key: string, of: object) => key in of;', 'Use Object.hasOwn'],
  ['features/aml/hits/F.tsx', 'export const all = { ...{ one: 1 } };', 'Write these properties into'],
  [
    'features/aml/hits/h.server.ts',
    'export const all = Object.assign({ one: 1 }, { two: 2 }, {});',
    'Write an object literal',
  ],
  ['features/aml/hits/i.rules.ts', 'export const [one, two] = [1, 2];', 'Declare each name in a line'],
  ['features/aml/hits/g.server.ts', 'export const end = (w: Worker) => w.terminate();', 'End the thread by stopThread'],
];
const folder = mkdtempSync(join(tmpdir(), 'gable-grit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let found;
beforeAll(async () => {
  const settings = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('biome.json', JSON.stringify({ ...settings, vcs: { enabled: false } }));
  for (const name of readdirSync(join(root, 'scripts')).filter((each) => each.endsWith('.grit')))
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name));
  for (const [path, text] of wrong) write(path, text);
  const program = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { output } = await runNode([program, 'lint', '--reporter=json', '--max-diagnostics=none', 'features'], {
    quiet: true,
    cwd: folder,
  });
  // A remark of biome stands in a line before it or behind it.
  const { diagnostics } = JSON.parse(/^\{"summary".*$/m.exec(output)[0]);
  found = diagnostics.map(({ location, message }) => `${location.path}: ${message}`);
});

test.each(wrong)('%s with %j is refused', (path, _, message) => {
  expect(found).toContainEqual(expect.stringContaining(`${path}: ${message}`));
});
