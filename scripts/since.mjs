// Which tests a change touches, for `npm test -- --since REV`. Runs on Node 20: built-in modules only.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { journeys } from './journeys.mjs';
import { root, stop } from './runtime.mjs';

/** After a change of these every test runs. */
const touchesAll = /^(package(-lock)?\.json|tsconfig\.json|vite\.config\.ts|vitest\.config\.ts)$/;
/** Tests that walk through the calls of every room, or of those named in ROOMS. */
const walks = ['access', 'bad-input', 'deal-access', 'enumerations', 'messages'].map((name) => `apps/${name}.test.ts`);
/** They compare what rooms write down of their tables with the migrated database. */
const ofTables = ['apps/schema.test.ts', 'apps/tables.test.ts'];
const isTest = (path) => /\.test\.(tsx?|mjs)$/.test(path);
const isSource = (path) => /\.(tsx?|mjs)$/.test(path);

/** The files that differ from a revision, or from where this branch left it, and those that git does not know yet. */
export function changedSince(revision) {
  const base = git('merge-base', revision, 'HEAD').trim();
  return lines(git('diff', '--name-only', base)).concat(lines(git('ls-files', '--others', '--exclude-standard')));
}

/** The files of the project, each with its text. */
export const readSources = () =>
  new Map(
    lines(git('ls-files', '--cached', '--others', '--exclude-standard'))
      .filter(isSource)
      .map((path) => [path, read(path)]),
  );

/**
 * The tests to run after a change: those that import what changed, those of the same feature, the walks through the calls of the
 * rooms that changed, those of the tables after a change of SQL, and the journeys through those rooms. Undefined stands for all.
 */
export function touchedBy(changed, sources) {
  if (changed.some((path) => touchesAll.test(path))) return undefined;
  const rooms = [...new Set(changed.filter(isSource).flatMap(roomsOf))].sort();
  const affected = importersOf(changed, sources);
  const beside = [...sources.keys()].filter((path) => rooms.some((room) => path.startsWith(`features/${room}/`)));
  const through = Object.entries(journeys).flatMap(([path, by]) =>
    by.some((room) => rooms.includes(room) || changed.some((each) => each.startsWith(`${room}/`))) ? [path] : [],
  );
  const tables = changed.some((path) => path.endsWith('.sql')) ? ofTables : [];
  const tests = [...affected, ...beside.filter(isTest), ...(rooms.length > 0 ? walks : []), ...tables, ...through];
  return { tests: [...new Set(tests)].filter((path) => isTest(path) && sources.has(path)).sort(), rooms };
}

const roomsOf = (path) => (isTest(path) ? [] : [/^features\/([^/]+)\//.exec(path)?.[1]].filter(Boolean));

/** The files that import one of these, themselves or through others, with these. */
function importersOf(changed, sources) {
  const importers = new Map();
  for (const [path, text] of sources)
    for (const imported of importsOf(path, text)) importers.set(imported, [...(importers.get(imported) ?? []), path]);
  const found = new Set(changed);
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
  return found;
}

/** What stands in `from '…'`, `import('…')` or `new URL('…')`, as paths of the project. */
const importsOf = (path, text) =>
  [...text.matchAll(/\b(?:from|import|URL)\s*\(?\s*'([^']+)'/g)].flatMap(([, name]) => {
    if (name.startsWith('#')) return [name.slice(1)];
    return name.startsWith('.') ? [posix.join(posix.dirname(path), name)] : [];
  });

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : stop(`git ${args.join(' ')} failed: ${stderr}`);
}

const lines = (text) => text.split('\n').filter(Boolean);

function read(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    // It was removed, and git knows it still.
    return '';
  }
}
