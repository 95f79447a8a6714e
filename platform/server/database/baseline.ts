import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { readCatalog } from './catalog.ts';

const folder = new URL('../../../migrations/', import.meta.url);

/** The first migration: every table as it was when the migrations before it were replaced by it. */
export const baseline = '0000-baseline.sql';

/** The migrations that the baseline stands for, in order, with their hashes. */
export const replacedByBaseline = async (): Promise<Map<string, string>> => {
  const lines = (await readFile(new URL('0000-baseline.replaces', folder), 'utf8')).trim().split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
};

const howToGoOn =
  'Bring it up to date with the last release that has these migrations first: "Before the baseline" in docs/operations.md.';

/** The names of migrations that ran, with the baseline where it stands for them. */
export const sinceBaseline = async (names: readonly string[]): Promise<string[]> => {
  const replaced = await replacedByBaseline();
  if (names.includes(baseline) || !names.some((name) => replaced.has(name))) return [...names];
  const missing = [...replaced.keys()].filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new OperatorError(`This is of a release before the baseline, without ${missing[0]}. ${howToGoOn}`);
  return [baseline, ...names.filter((name) => !replaced.has(name))];
};

/**
 * Lets the baseline stand for the migrations that a database in place was made by: all that it replaces ran as they were, and
 * the tables are those of the baseline. Nothing else of the database changes. `done`: names and hashes of what ran.
 */
export const adoptBaseline = async (client: pg.Client, done: Map<string, string>): Promise<void> => {
  if (!(await sinceBaseline([...done.keys()])).includes(baseline) || done.has(baseline)) return;
  for (const [name, sha256] of await replacedByBaseline())
    if (done.get(name) !== sha256) throw new Error(`Migration ${name} has changed since it ran.`);
  const sql = await readFile(new URL(baseline, folder), 'utf8');
  const differences = await differencesTo(client, sql);
  if (differences.length > 0)
    throw new OperatorError(
      [
        'The tables of this database are not as the migrations made them. Undo what was changed by hand, then start again:',
        ...differences.slice(0, 20),
      ].join('\n'),
    );
  const sha256 = createHash('sha256').update(sql).digest('hex');
  await client.query('INSERT INTO migration (name, sha256) VALUES ($1, $2)', [baseline, sha256]);
  done.set(baseline, sha256);
};

/**
 * What the database has otherwise than the baseline makes it, which is run in a schema of its own and rolled back. Rights are
 * the operator's.
 */
const differencesTo = async (client: pg.Client, sql: string): Promise<string[]> => {
  const things = async (schema: string) =>
    (await readCatalog(client, schema)).filter((line) => !line.startsWith('rights '));
  await client.query('BEGIN');
  try {
    const here = await things('public');
    await client.query('CREATE SCHEMA gable_baseline; SET LOCAL search_path = gable_baseline, public');
    await client.query(sql);
    const meant = await things('gable_baseline');
    return [
      ...here.filter((line) => !meant.includes(line)).map((line) => `+ ${line}`),
      ...meant.filter((line) => !here.includes(line)).map((line) => `- ${line}`),
    ];
  } finally {
    await client.query('ROLLBACK');
  }
};
