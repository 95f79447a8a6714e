// Runs on Node 20, before node_modules exists: built-in modules only.
import { spawnSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { root, say, stop } from './runtime.mjs';

/**
 * Installs the packages if node_modules does not match package-lock.json: those for building and running, with `dev`
 * also those for checks and tests, with `browser` also the tests' browser. If it fails, it prints what to do and ends
 * the process.
 */
export function ensureInstalled({ dev = false, browser = false } = {}) {
  if (!isInstalled(root, { dev })) install({ dev });
  if (browser) ensureBrowser();
}

/** Compares our lock file with the one that npm leaves inside node_modules at the end of an installation. */
export function isInstalled(folder, { dev: withDev }) {
  const locked = readPackages(join(folder, 'package-lock.json'));
  const present = readPackages(join(folder, 'node_modules/.package-lock.json'));
  if (!locked || !present) return false;
  return Object.entries(locked).every(([path, { version, optional, dev, devOptional, link }]) => {
    if (path === '' || link) return true;
    if (present[path]) return present[path].version === version;
    return optional === true || devOptional === true || (dev === true && !withDev);
  });
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return null;
  }
}

function install({ dev }) {
  // npm would empty the folder that the link points to.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    stop('node_modules is a link, and what is behind it does not fit: install there, or remove the link.');
  say('Installing the packages (npm ci) …');
  // Through npm's own script when npm runs us, so that it is the same npm and needs no shell on Windows.
  const script = process.env.npm_execpath;
  const args = ['ci', dev ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [file, ...first] = script?.endsWith('npm-cli.js') ? [process.execPath, script] : ['npm'];
  const { status, error } = spawnSync(file, [...first, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    stop(`The packages could not be installed${error ? ` (${error.message})` : ''}: see npm's lines above.`);
}
