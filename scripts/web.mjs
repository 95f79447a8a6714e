// Runs on Node 20: built-in modules only.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { replaceBuild } from './replace-build.mjs';
import { roleOf } from './roles.mjs';
import { root, runNode, say, stop } from './runtime.mjs';

const sources = ['platform', 'features', 'apps/web'];
const files = ['package-lock.json', 'vite.config.ts', 'tsconfig.json'];
const stamp = join(root, 'dist/web.sha256');

/** Builds dist/web if it is missing or older than one of its source files. */
export async function ensureWeb() {
  if (!isWebBuilt()) await buildWeb();
}

export function isWebBuilt() {
  const isThere = existsSync(join(root, 'dist/web/index.html')) && existsSync(stamp);
  return isThere && readFileSync(stamp, 'utf8') === hashSources();
}

/**
 * Builds beside dist/web and puts the new files in the place of the old ones, so that a server which works meanwhile misses none.
 * `other`: the folder of the release before, where releases lie beside each other.
 */
export async function buildWeb({ other } = {}) {
  const fingerprint = hashSources();
  const next = join(root, 'dist/web.next');
  say('Building the web files …');
  rmSync(next, { recursive: true, force: true });
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', next, '--emptyOutDir'];
  const { code, output } = await runNode(vite, { quiet: true });
  if (code !== 0) stop(`The web files could not be built:\n${output}`);
  replaceBuild(join(root, 'dist/web'), next, other && join(other, 'dist/web'));
  writeFileSync(stamp, fingerprint);
}

function hashSources() {
  const folders = sources.map((folder) => join(root, folder)).filter((folder) => existsSync(folder));
  const paths = [...folders.flatMap((folder) => [...walk(folder)]), ...files.map((file) => join(root, file))];
  const hash = createHash('sha256');
  for (const path of paths.sort()) {
    hash.update(`${relative(root, path)}\0`);
    hash.update(readFileSync(path));
    hash.update('\0');
  }
  return hash.digest('hex');
}

const pathOf = (path) => relative(root, path).replaceAll('\\', '/');

/** The files that can be part of the web build: no tests and no server files. */
function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'server') yield* walk(path);
    if (entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name) && roleOf(pathOf(path)) !== 'server') yield path;
  }
}
