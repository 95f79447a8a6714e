import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceBuild } from './replace-build.mjs';

let folder;
let web;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gable-build-'));
  web = join(folder, 'web');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As a build writes it. */
const build = (name, files) => {
  for (const [path, text] of Object.entries(files)) {
    const at = join(folder, name, path);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, text);
  }
  return join(folder, name);
};
const next = (name, more = {}) =>
  build('web.next', { 'index.html': name, [`assets/page-${name}.js`]: name, 'assets/same.css': 'same', ...more });
const assets = () => readdirSync(join(web, 'assets')).sort();

it('keeps the assets of the build before, and none of an older one', () => {
  replaceBuild(web, next('one', { 'outside/gone.html': 'x' }));
  expect(assets()).toEqual(['page-one.js', 'same.css']);
  replaceBuild(web, next('two'));
  expect(assets()).toEqual(['page-one.js', 'page-two.js', 'same.css']);
  expect(readFileSync(join(web, 'index.html'), 'utf8')).toBe('two');
  expect(existsSync(join(web, 'outside/gone.html'))).toBe(false);
  replaceBuild(web, next('three'));
  expect(assets()).toEqual(['page-three.js', 'page-two.js', 'same.css']);
  expect(existsSync(join(folder, 'web.next'))).toBe(false);
});

it('takes what an earlier release left without a list for the build before', () => {
  build('web', { 'index.html': 'old', 'assets/page-old.js': 'old' });
  replaceBuild(web, next('new'));
  expect(assets()).toEqual(['page-new.js', 'page-old.js', 'same.css']);
});

it('takes them from the folder of another release, and leaves that as it is', () => {
  const other = build('other', { 'index.html': 'old', 'assets/page-old.js': 'old' });
  replaceBuild(web, next('new'), other);
  expect(assets()).toEqual(['page-new.js', 'page-old.js', 'same.css']);
  expect(readdirSync(join(other, 'assets'))).toEqual(['page-old.js']);
});
