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
  const countIn = (words: RegExp) => Number(words.exec(security)?.[1]?.replace(',', ''));
  const calls = Object.values(contracts).flatMap((contract) => Object.keys(contract)).length;
  expect(countIn(/There are ([\d,]+) now/)).toBe(calls);
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  const parts = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev).length;
  expect(countIn(/names ([\d,]+) parts/)).toBe(parts);
});

const ending = /\.(tsx?|mjs|mts|sql|md|typ|css|json|grit|png)$/;
const folders =
  /^(features|platform|apps|docs|scripts|test|e2e|demo|bench|migrations)\/|^(\w+\/)?(contract|words|rules|server|web)\/\w/;
/** Names that stand for any: of a recipe, of what a server writes, or of another project. */
const isAny = /[<>{}*…]|NNNN|(^|\/)(x|list-x|what)\.|^features\/x\/|^manifest\.json$|^\.|^(data|dist|node_modules)\//;

/** Files that any room may have, by whose names apps and other rooms find them. */
const ofAnyRoom = /^((room|index)\.(calls|settings|server|web)\.ts|outside\/pages\.web\.ts)$/;

/** The paths that a text names: in backticks, or linked to from its folder. */
const pathsIn = (text: string, folder: string): string[] => {
  const quoted = [...text.matchAll(/`([\w@./$<>{}*…-]+)`/g)].map(([, path = '']) => path);
  const linked = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^[a-z]+:/.test(path));
  return [
    ...quoted.filter((path) => (ending.test(path) || folders.test(path)) && !isAny.test(path) && !ofAnyRoom.test(path)),
    ...linked.map((path) => posix.join(folder, path)),
  ];
};

/** Whether these files have it, at the end of a path or as a folder in one. */
const have = (some: string[], path: string): boolean =>
  some.some((file) => file.endsWith(`/${path}`) || `/${file}`.includes(`/${path}/`));

const rooms = new Set(files.map((file) => /^features\/([^/]+)\//.exec(file)?.[1]).filter(Boolean));
/** The room of which a page speaks: a short path on it is one of that room, or begins with the name of another. */
const roomOf = (page: string): string | undefined =>
  /^features\/([^/]+)\//.exec(page)?.[1] ?? /^docs\/rooms\/([^/]+)\.md$/.exec(page)?.[1];

const exists = (path: string, page: string): boolean => {
  const plain = path.replace(/\/$/, '').replace(/^\.\//, '');
  const room = roomOf(page);
  if (files.includes(plain) || files.some((file) => file.startsWith(`${plain}/`))) return true;
  if (!plain.includes('/') || !room || !rooms.has(room)) return have(files, plain);
  const below = (folder: string) => files.filter((file) => file.startsWith(folder));
  const [first = '', ...rest] = plain.split('/');
  return (
    have(below(`features/${room}/`), plain) ||
    (rooms.has(first) && have(below(`features/${first}/`), rest.join('/'))) ||
    have(below('platform/'), plain)
  );
};

const pages = files.filter((file) => file.endsWith('.md') && !file.startsWith('test/recipes/'));

it.each(pages)('%s names no file that is not there', (page) => {
  expect(pathsIn(read(page), posix.dirname(page)).filter((path) => !exists(path, page))).toEqual([]);
});
