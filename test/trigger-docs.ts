import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const root = fileURLToPath(new URL('..', import.meta.url));

type Trigger = { table: string; name: string; definition: string; routine: string };
type Effect = { table: string; act: 'INSERT' | 'UPDATE' | 'DELETE'; columns: string[] };

const triggers = `
  SELECT c.relname AS table, t.tgname AS name, pg_get_triggerdef(t.oid) AS definition, p.proname AS routine
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
  WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace ORDER BY 1, 2`;
const routines = `SELECT proname AS name, prosrc AS body FROM pg_proc WHERE pronamespace = 'public'::regnamespace`;
const relations = `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`;

const act =
  /\b(?:(INSERT) INTO|(UPDATE)|(DELETE) FROM)\s+(\w+)(?:\s+(?!SET\b)(?:AS\s+)?\w+)?(?:\s+SET\s+([\s\S]*?)(?=\bFROM\b|\bWHERE\b|;|$))?/g;
const assigned = /(?:^|,)\s*\(?([\w\s,]+?)\)?\s*=(?!=)/g;

/** Which files a database is written down in, by the room. */
const schemas = globSync('{platform,features}/**/schema.sql', { cwd: root }).concat(
  globSync('demo/schema.sql', { cwd: root }),
);

const roomOf = (path: string): string =>
  path.startsWith('features/') ? (path.split('/')[1] ?? '') : (path.split('/')[0] ?? '');

/** What triggers do, from the tables and functions of a database: in Markdown, a table of all, and which of them set off others. */
export const triggerDocs = async (client: pg.ClientBase): Promise<string> => {
  const all = (await client.query<Trigger>(triggers)).rows;
  const known = new Set((await client.query<{ name: string }>(relations)).rows.map(({ name }) => name));
  const bodies = new Map(
    (await client.query<{ name: string; body: string }>(routines)).rows.map(({ name, body }) => [name, body]),
  );
  const texts = await Promise.all(
    schemas.map(async (path) => ({ path, text: await readFile(`${root}/${path}`, 'utf8') })),
  );
  const placeOf = ({ name }: Trigger): string =>
    texts.find(({ text }) => new RegExp(`CREATE (CONSTRAINT )?TRIGGER ${name}\\b`).test(text))?.path ?? 'no schema.sql';

  /** What a function writes, itself and by those that it calls. */
  const effectsOf = (routine: string, seen = new Set<string>()): Effect[] => {
    if (seen.has(routine)) return [];
    seen.add(routine);
    const body = (bodies.get(routine) ?? '').replace(/--.*$/gm, '');
    const own = [...body.matchAll(act)].flatMap(([, insert, update, , table = '', set = '']): Effect[] =>
      known.has(table)
        ? [
            {
              table,
              act: insert ? 'INSERT' : update ? 'UPDATE' : 'DELETE',
              columns: [...set.matchAll(assigned)].flatMap(([, names = '']) =>
                names.split(',').map((each) => each.trim()),
              ),
            },
          ]
        : [],
    );
    const called = [...bodies.keys()].filter((name) => name !== routine && new RegExp(`\\b${name}\\(`).test(body));
    return [...own, ...called.flatMap((name) => effectsOf(name, seen))];
  };
  const written = (routine: string) => [...new Set(effectsOf(routine).map(({ table }) => table))];

  const doesOf = (routine: string): string => {
    const body = bodies.get(routine) ?? '';
    const refused = /RAISE EXCEPTION\s+'((?:[^']|'')*)'/.exec(body)?.[1];
    const sets = [...new Set([...body.matchAll(/\bNEW\.(\w+)\s*:=/g)].map(([, name]) => name))];
    const told = [...new Set([...body.matchAll(/pg_notify\('(\w+)'/g)].map(([, name]) => name))];
    const tables = written(routine);
    return [
      refused && `refuses: “${refused}”`,
      sets.length > 0 && `sets ${sets.join(', ')}`,
      tables.length > 0 && `writes ${tables.map((name) => `\`${name}\``).join(', ')}`,
      told.length > 0 && `tells \`${told.join('`, `')}\``,
    ]
      .filter(Boolean)
      .join('; ');
  };
  const whenOf = ({ definition }: Trigger): string =>
    /(BEFORE|AFTER) [\s\S]*? ON /.exec(definition)?.[0].replace(/ ON $/, '').toLowerCase() ?? '';

  /** The triggers that a write sets off: of its kind, and of its columns where the trigger names some. */
  const setOff = (effect: Effect): Trigger[] =>
    all.filter((each) => {
      if (each.table !== effect.table) return false;
      const when = whenOf(each).toUpperCase();
      if (!when.includes(effect.act)) return false;
      const columns = /UPDATE OF ([\w, ]+?)(?= OR |$)/i.exec(whenOf(each))?.[1]?.split(', ');
      return effect.act !== 'UPDATE' || !columns || effect.columns.some((name) => columns.includes(name));
    });
  const tells = ({ routine }: Trigger) => effectsOf(routine).length > 0;
  const chain = (each: Trigger, depth: number, path: string[]): string[] => {
    const line = `${'  '.repeat(depth)}- \`${each.table}\`: \`${each.name}\` (${roomOf(placeOf(each))}) ${doesOf(each.routine)}`;
    const next = [...new Set(effectsOf(each.routine).flatMap(setOff))].filter(({ name }) => !path.includes(name));
    return [line, ...next.flatMap((other) => chain(other, depth + 1, [...path, each.name]))];
  };
  const chains = all
    .filter(
      (each) =>
        tells(each) &&
        effectsOf(each.routine)
          .flatMap(setOff)
          .some(({ name }) => name !== each.name),
    )
    .flatMap((each) => chain(each, 0, [each.name]));

  return [
    '# Triggers, by table',
    '',
    'What the database does by itself. Generated from a database and the `schema.sql` of each room; where a trigger stands, its comment says why.',
    'A trigger stands in the file of the highest room that it reads or writes, so the table is often of a room below.',
    '',
    '| table | trigger | when | what it does | function | written down in |',
    '|---|---|---|---|---|---|',
    ...all.map((each) =>
      [
        '',
        `\`${each.table}\``,
        `\`${each.name}\``,
        whenOf(each),
        doesOf(each.routine),
        `\`${each.routine}\``,
        `${roomOf(placeOf(each))}`,
        '',
      ]
        .join(' | ')
        .trim(),
    ),
    '',
    '## Chains',
    '',
    'Triggers that set off others, each below the one that does.',
    '',
    ...chains,
    '',
  ].join('\n');
};
