// Runs on Node 20: built-in modules only.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const folders = ['apps', 'bench', 'demo', 'e2e', 'features', 'platform', 'scripts', 'test'];
const limits = { median: 75, p90: 220, max: 400 };
const small = 15;

/**
 * Counts the lines of the files that people write; fails when they are longer than the limits. How many are very short is
 * reported and never fails: such a file often belongs to its neighbour.
 */
export function checkSizes(root) {
  const files = folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [...walk(folder)])
    .map((path) => ({ path: relative(root, path), lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  if (files.length === 0) return { passed: false, report: 'No source file was found.' };

  const at = (share) => files[Math.min(files.length - 1, Math.floor(files.length * share))].lines;
  const found = { median: at(0.5), p90: at(0.9), max: at(1) };
  const tooLong = files.filter(({ lines }) => lines > limits.max).map(({ path, lines }) => `${path}: ${lines} lines`);
  const passed = Object.entries(limits).every(([name, limit]) => found[name] <= limit);
  const summary = Object.entries(found).map(([name, lines]) => `${name} ${lines} (limit ${limits[name]})`);
  const short = files.filter(({ lines }) => lines < small).length;
  const counted = `${files.length} files, lines: ${summary.join(', ')}; ${short} have under ${small}`;
  return { passed, report: [...tooLong, counted].join('\n') };
}

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (/\.(ts|tsx|mjs|css)$/.test(entry.name)) yield path;
  }
}
