import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInstalled } from './install.mjs';

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
