// An order that ends in a moment leaves rows of one moment in any order. Runs on Node 20: built-in modules only.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const roots = ['apps', 'platform', 'features', 'demo'];

const begins = /\bORDER BY\s|\.orderBy\(/g;
const endsOfStatement = /^(?:LIMIT|OFFSET|FETCH|FOR|ROWS|RANGE|UNION|FILTER|RETURNING|SELECT)\b/;
const aMoment = /(?:_at|At)"?$/;

/** The keys of an order, from behind its ORDER BY or orderBy( on. */
const keysFrom = (text) => {
  const keys = [];
  let depth = 0;
  let start = 0;
  let at = 0;
  for (; at < text.length; at++) {
    const char = text[at];
    if ('({['.includes(char)) depth++;
    else if (')}]'.includes(char) && depth-- === 0) break;
    if (depth > 0) continue;
    if ("`';".includes(char) || (/\s/.test(text[at - 1] ?? '') && endsOfStatement.test(text.slice(at, at + 10)))) break;
    if (char !== ',') continue;
    keys.push(text.slice(start, at));
    start = at + 1;
  }
  return [...keys, text.slice(start, at)].map((key) => key.trim()).filter(Boolean);
};

const bare = (key) =>
  key
    .replace(/^(?:asc|desc)\(([\s\S]*)\)$/, '$1')
    .replace(/\s+NULLS\s+(?:FIRST|LAST)$/, '')
    .replace(/\s+(?:ASC|DESC)$/, '')
    .trim();

/** The orders of a text that end in a moment, each with its line. */
export const openOrders = (text) =>
  [...text.matchAll(begins)].flatMap(({ index, 0: { length } }) => {
    const last = bare(keysFrom(text.slice(index + length)).at(-1) ?? '');
    return aMoment.test(last) ? [{ line: text.slice(0, index).split('\n').length, last }] : [];
  });

/** @returns {{ passed: boolean, report: string }} */
export function checkOrders(root) {
  const problems = roots.flatMap((folder) =>
    filesIn(join(root, folder)).flatMap((path) =>
      openOrders(readFileSync(path, 'utf8')).map(
        ({ line, last }) =>
          `${relative(root, path)}:${line}: the order ends in ${last}, which several rows can have. Add what tells them apart, such as the id.`,
      ),
    ),
  );
  return { passed: problems.length === 0, report: problems.join('\n') };
}

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    if (each.isDirectory()) return filesIn(join(folder, each.name));
    return /\.(?:tsx?|sql)$/.test(each.name) && !/\.test\.tsx?$/.test(each.name) ? [join(folder, each.name)] : [];
  });
