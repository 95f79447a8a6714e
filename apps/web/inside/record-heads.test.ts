import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../../..', import.meta.url);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'features'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));
const sources = new Map(files.map((file) => [file, readFileSync(new URL(file, root), 'utf8')]));

/** Whether a file draws a part with one of these names. */
const draws = (file: string, ...parts: string[]): boolean =>
  new RegExp(`<(?:${parts.join('|')})[\\s/>]`).test(sources.get(file) ?? '');

/** The files of the same room whose parts a file draws, at once or once they are needed. */
const drawnBy = (file: string): string[] =>
  [...(sources.get(file) ?? '').matchAll(/import (?:\{([^}]*)\} from |\()'(\.[^']*\.tsx)'/g)]
    .filter(([, names]) => !names || draws(file, ...names.split(',').map((name) => name.trim())))
    .map(([, , from = '']) => posix.join(posix.dirname(file), from));

const beginsWithHead = (file: string, seen = new Set<string>()): boolean => {
  if (draws(file, 'RecordHead')) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return drawnBy(file).some((part) => beginsWithHead(part, seen));
};

/** A drawer of a row shows its facts; one with a form says in its title what is filled in. */
const isOfRecord = (file: string): boolean =>
  draws(file, 'RecordPage', 'RecordDrawer') ||
  (draws(file, 'SideDrawer') && draws(file, 'Facts') && !draws(file, 'FormShell'));

test('every page and drawer of a record begins with its head', () => {
  const records = files.filter(isOfRecord);
  expect(records.length).toBeGreaterThan(30);
  expect(records.filter((file) => !beginsWithHead(file))).toEqual([]);
});

test('a drawer draws facts, not labels with dashes', () => {
  const drawers = files.filter((file) => draws(file, 'SideDrawer', 'RecordDrawer'));
  expect(drawers.length).toBeGreaterThan(60);
  expect(drawers.filter((file) => draws(file, 'KeyValues'))).toEqual([]);
});
