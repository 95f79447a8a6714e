import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInstalled } from './install.mjs';

const locked = {
  '': { name: 'gable' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/elsewhere': { version: '1.0.0', optional: true },
};

function aProject(present) {
  const folder = mkdtempSync(join(tmpdir(), 'gable-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  if (present) writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }));
  return folder;
}

test.each([
  ['what the lock file says, without packages for other systems', { 'node_modules/a': { version: '1.0.0' } }, true],
  ['another version', { 'node_modules/a': { version: '1.0.1' } }, false],
  ['a package missing', {}, false],
  ['an installation that was cut short', null, false],
])('%s: installed is %s', (_, present, expected) => {
  expect(isInstalled(aProject(present))).toBe(expected);
});
