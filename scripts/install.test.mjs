import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInstalled } from './install.mjs';
import { root } from './runtime.mjs';

const locked = {
  '': { name: 'gable' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/elsewhere': { version: '1.0.0', optional: true },
  'node_modules/probe': { version: '1.0.0', dev: true },
};
const a = { version: '1.0.0' };
const probe = { version: '1.0.0' };

function aProject(present) {
  const folder = mkdtempSync(join(tmpdir(), 'gable-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  const packages =
    present && Object.fromEntries(Object.entries(present).map(([name, at]) => [`node_modules/${name}`, at]));
  if (packages) writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  return folder;
}

test.each([
  ['what the lock file says, without packages for other systems', { a, probe }, { run: true, test: true }],
  ['what is needed to run it', { a }, { run: true, test: false }],
  ['another version', { a: { version: '1.0.1' }, probe }, { run: false, test: false }],
  ['a package missing', { probe }, { run: false, test: false }],
  ['an installation that was cut short', null, { run: false, test: false }],
])('%s is enough for %o', (_, present, { run, test: toTest }) => {
  const folder = aProject(present);
  expect(isInstalled(folder, { dev: false })).toBe(run);
  expect(isInstalled(folder, { dev: true })).toBe(toTest);
});

/** An npm that says what it was asked for, and leaves what it would have installed. */
const npm = `#!${process.execPath}
import { writeFileSync } from 'node:fs';
console.log('npm', ...process.argv.slice(2));
writeFileSync('node_modules/.package-lock.json', ${JSON.stringify(JSON.stringify({ packages: { 'node_modules/a': a, 'node_modules/probe': probe } }))});
`;

test.each(['bench', 'screens', 'attack', 'check'])('npm run %s installs the packages for tests first', (name) => {
  const folder = aProject({ a });
  const put = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { mode: 0o755 });
  };
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  put('bin/npm', npm);
  put('package.json', '{ "type": "module" }');
  for (const path of ['vite.config.ts', 'tsconfig.json', 'node_modules/vite/bin/vite.js']) put(path, '');
  for (const path of ['bench/run.ts', 'bench/screens.ts', 'test/attack/run.ts'])
    put(path, "console.log('The program runs.');");
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { npm_execpath: _, ...inherited } = process.env;
  const env = { ...inherited, CHROMIUM_PATH: process.execPath, PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
  const { stdout } = spawnSync('sh', ['-c', scripts[name]], { cwd: folder, env, encoding: 'utf8' });
  expect(stdout).toContain('npm ci --include=dev');
  expect(stdout.split('\n').slice(2).join('\n')).toContain(name === 'check' ? 'style (biome)' : 'The program runs.');
});
