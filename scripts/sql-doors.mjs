// Runs on Node 20: built-in modules only.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { features } from './feature-order.mjs';
import { roleOf } from './roles.mjs';

const list = 'scripts/sql-doors.json';

/** The rooms from below, each with the folder of its files. `apps` knows all of them. */
const rooms = [
  ['platform', 'platform/server'],
  ...features
    .toReversed()
    .flat()
    .map((name) => [name, `features/${name}`]),
  ['apps', 'apps'],
];
const place = new Map(rooms.map(([name], index) => [name, index]));

/**
 * Checks what SQL texts name: tables of their own room, and views of rooms below. Views are what a room publishes for others; both
 * stand in its schema.sql. What names other tables today is listed by file in sql-doors.json, and the list only gets shorter.
 */
export function checkSqlDoors(root) {
  const owners = ownersIn(root);
  const listed = JSON.parse(readFileSync(join(root, list), 'utf8'));
  const found = Object.fromEntries(
    rooms
      .flatMap(([room, folder]) => [...walk(join(root, folder))].map((path) => [room, pathIn(root, path)]))
      .filter(([, path]) => mayHoldSql(path))
      .map(([room, path]) => [path, strangersIn(readFileSync(join(root, path), 'utf8'), room, owners)])
      .filter(([, names]) => names.length > 0),
  );
  const problems = [
    ...pairsIn(found)
      .filter(([file, name]) => !listed[file]?.includes(name))
      .map(
        ([file, name]) =>
          `${file} names ${name} of ${owners.get(name).room}. Read a view that it publishes in its schema.sql.`,
      ),
    ...pairsIn(listed)
      .filter(([file, name]) => !found[file]?.includes(name))
      .map(([file, name]) => `${file} no longer names ${name}. Take it out of ${list}.`),
  ];
  const counted = `${pairsIn(found).length} names of other rooms' tables in ${Object.keys(found).length} files`;
  return { passed: problems.length === 0, report: [...problems, counted].join('\n') };
}

const pairsIn = (byFile) => Object.entries(byFile).flatMap(([file, names]) => names.map((name) => [file, name]));

/** Every table and view of the house, and whose it is. */
function ownersIn(root) {
  const owners = new Map();
  for (const [room, folder] of [...rooms, ['demo', 'demo']]) {
    const path = [folder, `${folder}/server`]
      .map((each) => join(root, each, 'schema.sql'))
      .find((each) => existsSync(each));
    if (!path) continue;
    for (const [, kind, name] of readFileSync(path, 'utf8').matchAll(/^CREATE (TABLE|VIEW) ([a-z_]+)/gm))
      owners.set(name, { room, isView: kind === 'VIEW' });
  }
  return owners;
}

const comment = /\/\*[\s\S]*?\*\/|(?:^|\s)(?:\/\/|-- ).*$/gm;
/** What a statement reads or writes: the name behind such a word, and those that follow it with commas. */
const behind =
  /\b(?:FROM|JOIN|INTO|UPDATE|ON|TABLE)\s+([a-z_]+)\b(?![.(])((?:\s+(?:AS\s+)?[a-z_0-9]+)?(?:\s*,\s*[a-z_]+\b(?![.(])(?:\s+[a-z_0-9]+)?)*)/g;
/** A part of a statement that begins with a name and joins others to it. */
const before = /[`'(]\s*([a-z_]+)(?:\s+[a-z_0-9]+)?\s+(?:LEFT\s+|CROSS\s+)?JOIN\b/g;
/** A statement's own names: those of its WITH. */
const own = /(?:\bWITH(?:\s+RECURSIVE)?|,)\s+([a-z_]+)(?:\s*\([a-z_, ]+\))?\s+AS\s+(?:NOT\s+)?(?:MATERIALIZED\s+)?\(/g;

/** The names in a file that are another room's: its tables, and views of rooms that are not below. */
function strangersIn(source, room, owners) {
  const text = source.replace(comment, '');
  const owned = new Set([...text.matchAll(own)].map(([, name]) => name));
  const named = [
    ...[...text.matchAll(behind)].flatMap(([, first, rest]) => [first, ...rest.split(',').slice(1).map(firstWord)]),
    ...[...text.matchAll(before)].map(([, name]) => name),
  ];
  const isStrange = (name) => {
    const owner = owners.get(name);
    if (!owner || owner.room === room || owned.has(name)) return false;
    return !(owner.isView && place.get(owner.room) < place.get(room));
  };
  return [...new Set(named)].filter(isStrange).sort();
}

const firstWord = (text) => text.trim().split(/\s/)[0];

const pathIn = (root, path) => relative(root, path).replaceAll('\\', '/');

/** The files of a server that are no tests. */
const mayHoldSql = (path) =>
  path.startsWith('features/') ? roleOf(path) === 'server' : !/\/(rig|web)\/|\.test\.ts$/.test(path);

function* walk(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (/\.(ts|sql)$/.test(entry.name)) yield path;
  }
}
