import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it, test } from 'vitest';
import { contracts } from './contracts.ts';

const root = new URL('..', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n');

type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }> };

test('docs/security.md counts the calls and the parts as they are', () => {
  const security = read('docs/security.md');
  const said = (words: RegExp) => Number(words.exec(security)?.[1]?.replace(',', ''));
  const calls = Object.values(contracts).flatMap((contract) => Object.keys(contract)).length;
  expect(said(/There are ([\d,]+) now/)).toBe(calls);
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  const parts = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev).length;
  expect(said(/names ([\d,]+) parts/)).toBe(parts);
});

const ending = /\.(tsx?|mjs|mts|sql|md|typ|css|json|grit|png)$/;
const folders = /^(features|platform|apps|docs|scripts|test|e2e|demo|bench|migrations)\//;
/** Names that stand for any: of a recipe, of what a server writes, or of another project. */
const isAny = /[<>{}*…]|NNNN|(^|\/)(x|list-x|what)\.|^features\/x\/|^manifest\.json$|^\.|^(data|dist|node_modules)\//;

/** The paths that a text names: in backticks, or linked to from its folder. */
const pathsIn = (text: string, folder: string): string[] => {
  const quoted = [...text.matchAll(/`([\w@./$<>{}*…-]+)`/g)].map(([, path = '']) => path);
  const linked = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^[a-z]+:/.test(path));
  return [
    ...quoted.filter((path) => (ending.test(path) || folders.test(path)) && !isAny.test(path)),
    ...linked.map((path) => posix.join(folder, path)),
  ];
};

const exists = (path: string): boolean => {
  const plain = path.replace(/\/$/, '').replace(/^\.\//, '');
  return files.some((file) => file === plain || file.endsWith(`/${plain}`) || `/${file}`.includes(`/${plain}/`));
};

const pages = files.filter((file) => file.endsWith('.md') && !file.startsWith('test/recipes/'));

it.each(pages)('%s names no file that is not there', (page) => {
  expect(pathsIn(read(page), posix.dirname(page)).filter((path) => !exists(path))).toEqual([]);
});
