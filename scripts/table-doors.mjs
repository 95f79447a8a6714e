// Runs on Node 20: built-in modules only.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const list = 'scripts/table-doors.json';

/** Where the house's own imports begin. */
const aliases = { '#features/': 'features/', '#platform/': 'platform/', '#demo/': 'demo/' };

/**
 * Checks which tables a file imports: those of its own room. What a room lets others know of its tables are views and functions.
 * Left out are tests, measurements and the rigs that tests share: they look behind what a room lets others know. What imports another
 * room's table today is listed by file in table-doors.json, and the list only gets shorter.
 */
export function checkTableDoors(root) {
  const house = readHouse(root);
  const listed = JSON.parse(readFileSync(join(root, list), 'utf8'));
  const found = new Map([...house.keys()].map((file) => [file, strangersOf(house, file)]));
  const pairs = [...found].flatMap(([file, tables]) => tables.map((table) => ({ file, ...table })));
  const named = (file, name) => found.get(file)?.some((table) => table.name === name);
  const problems = [
    ...pairs
      .filter(({ file, name }) => !listed[file]?.includes(name))
      .map(
        ({ file, name, room }) => `${file} imports the table ${name} of ${room}. Use a view or a function of ${room}.`,
      ),
    ...Object.entries(listed)
      .flatMap(([file, names]) => names.map((name) => [file, name]))
      .filter(([file, name]) => !named(file, name))
      .map(([file, name]) => `${file} no longer imports the table ${name}. Take it out of ${list}.`),
  ];
  const files = new Set(pairs.map(({ file }) => file)).size;
  const counted = `${pairs.length} imports of other rooms' tables in ${files} files`;
  return { passed: problems.length === 0, report: [...problems, counted].join('\n') };
}

/** The tables of other rooms that a file imports or passes on, each by the name that its room gives it. */
function strangersOf(house, file) {
  const foreign = house.get(file).imports.filter(({ from }) => house.has(from) && roomOf(from) !== roomOf(file));
  const tables = foreign.flatMap(({ from, name }) =>
    name === '*' ? tablesIn(house, from) : tableOf(house, from, name),
  );
  const byName = new Map(tables.map((table) => [`${table.room} ${table.name}`, table]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The table that a file exports under this name, itself or from another file, as a list of one or none. */
function tableOf(house, file, name, seen = new Set()) {
  const { tables, exports } = house.get(file) ?? { tables: [], exports: [] };
  if (tables.includes(name)) return [{ name, room: roomOf(file) }];
  if (seen.has(file)) return [];
  const passed = new Set([...seen, file]);
  const behind = exports.flatMap(({ from, name: theirs, as }) => {
    if (as === '*') return tableOf(house, from, name, passed);
    return as === name ? tableOf(house, from, theirs, passed) : [];
  });
  return behind.slice(0, 1);
}

/** Every table that a file exports, itself or from others. */
function tablesIn(house, file, seen = new Set()) {
  const { tables, exports } = house.get(file) ?? { tables: [], exports: [] };
  if (seen.has(file)) return [];
  const passed = new Set([...seen, file]);
  return [
    ...tables.map((name) => ({ name, room: roomOf(file) })),
    ...exports.flatMap(({ from, name, as }) =>
      as === '*' ? tablesIn(house, from, passed) : tableOf(house, from, name, passed),
    ),
  ];
}

const roomOf = (file) => (file.startsWith('features/') ? file.split('/')[1] : file.split('/')[0]);

/** What each file declares, imports and exports: `{ from, name, as }` is another file's name, and what it is called here. */
function readHouse(root) {
  const paths = ['platform', 'features', 'apps', 'demo'].flatMap((folder) => [...walk(join(root, folder))]);
  return new Map(paths.map((path) => [relative(root, path), read(readFileSync(path, 'utf8'), relative(root, path))]));
}

const table = /^export const (\w+) = pgTable\(/gm;
/** `import { a as b } from '…'`, `import * as a from '…'`, `export { a } from '…'`, `export * from '…'`. */
const clause = /^(import|export)\s+(?:type\s+)?(?:(\*)(?:\s+as\s+\w+)?|\{([^}]*)\})\s+from\s+'([^']+)'/gm;
/** What is loaded later is loaded as a whole. */
const later = /\bimport\(\s*'([^']+)'\s*\)/g;
const ownExport = /^export\s+(?:type\s+)?\{([^}]*)\};/gm;

function read(text, file) {
  const clauses = [...text.matchAll(clause)].flatMap(([, kind, all, names, target]) => {
    const from = resolved(target, file);
    return (all ? [{ name: '*', as: '*' }] : namesIn(names)).map((each) => ({ kind, from, ...each }));
  });
  const whole = [...text.matchAll(later)].map(([, target]) => ({ from: resolved(target, file), name: '*' }));
  const imported = new Map(clauses.filter(({ kind }) => kind === 'import').map((each) => [each.as, each]));
  const passedOn = [...text.matchAll(ownExport)]
    .flatMap(([, names]) => namesIn(names))
    .filter(({ name }) => imported.has(name))
    .map(({ name, as }) => ({ ...imported.get(name), as }));
  return {
    tables: [...text.matchAll(table)].map(([, name]) => name),
    imports: [...clauses, ...whole],
    exports: [...clauses.filter(({ kind }) => kind === 'export'), ...passedOn],
  };
}

const namesIn = (names) =>
  names
    .split(',')
    .map((each) => each.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((each) => each.split(/\s+as\s+/))
    .map(([name, as = name]) => ({ name, as }));

/** The file behind what an import names, from the root of the project. */
function resolved(target, file) {
  if (target.startsWith('.')) return join(dirname(file), target);
  const [alias, folder] = Object.entries(aliases).find(([start]) => target.startsWith(start)) ?? [];
  return alias ? folder + target.slice(alias.length) : target;
}

function* walk(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'rig') yield* walk(path);
    } else if (/\.tsx?$/.test(entry.name) && !/\.(test|long)\.tsx?$/.test(entry.name)) yield path;
  }
}
