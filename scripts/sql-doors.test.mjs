import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './runtime.mjs';
import { checkSqlDoors } from './sql-doors.mjs';

const schemas = {
  'features/people/server/schema.sql':
    'CREATE TABLE person (id uuid);\nCREATE VIEW person_public AS\nSELECT id FROM person;',
  'features/deal/server/schema.sql':
    'CREATE TABLE deal (id uuid, owner_id uuid REFERENCES person);\nCREATE VIEW deal_public AS\nSELECT id FROM deal;',
  'features/billing/server/schema.sql': 'CREATE TABLE invoice (deal_id uuid REFERENCES deal);',
};

/** A house with these files and this list. */
const check = (files, listed = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'gable-doors-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const all = { ...schemas, ...files, 'scripts/sql-doors.json': JSON.stringify(listed) };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return checkSqlDoors(folder);
};
const inBilling = (text, listed) => check({ 'features/billing/server/list.ts': text }, listed);

test.each([
  ['its own tables', '`SELECT FROM invoice i`'],
  ['a view of a room below', '`SELECT FROM invoice i JOIN deal_public d ON d.id = i.deal_id`'],
  ['a name of its own WITH', '`WITH deal AS (SELECT 1) SELECT FROM deal`'],
  ['a function of that name', '`SELECT FROM deal(1)`'],
  ['a comment', '/** Reads FROM deal. */\n// FROM deal\nconst x = 1;'],
  ['words that are no statement', "const text = 'from deal to deal';"],
])('%s passes', (_, text) => {
  expect(inBilling(text)).toEqual({ passed: true, report: "0 names of other rooms' tables in 0 files" });
});

test.each([
  ['FROM', '`SELECT FROM deal d`'],
  ['JOIN', '`SELECT FROM invoice i LEFT JOIN deal ON true`'],
  ['a comma', '`SELECT FROM invoice i, deal d`'],
  ['UPDATE', "'UPDATE deal SET id = NULL'"],
  ['INSERT', "'INSERT INTO deal VALUES ($1)'"],
  ['a part of a statement', '`deal d\n JOIN invoice i ON i.deal_id = d.id`'],
])('another table fails by %s', (_, text) => {
  const { passed, report } = inBilling(text);
  expect(passed).toBe(false);
  expect(report).toContain('features/billing/server/list.ts names deal of deal. Read a view that it publishes');
});

test('a trigger on another table fails', () => {
  const schema = 'CREATE TABLE invoice (id uuid);\nCREATE TRIGGER paid AFTER UPDATE ON deal EXECUTE FUNCTION f();';
  expect(check({ 'features/billing/server/schema.sql': schema }).report).toContain('schema.sql names deal of deal');
});

test('a room that is laid out by endings is read as well, its server alone', () => {
  const strange = '`SELECT FROM deal`';
  const names = ['a.server.ts', 'a.rules.ts', 'a.words.ts', 'A.tsx', 'a.test.ts', 'rig/examples.ts'];
  const files = names.map((name) => [`features/payout/bank/${name}`, strange]);
  const schema =
    'CREATE TABLE payout (id uuid);\nCREATE VIEW payout_public AS\nSELECT id FROM payout JOIN deal ON true;';
  const { report } = check({
    ...Object.fromEntries(files),
    'features/payout/schema.sql': schema,
    'features/agency/server/pay.ts': '`SELECT FROM payout`',
  });
  expect(report.split('\n').map((line) => line.split('. ')[0])).toEqual([
    'features/payout/bank/a.server.ts names deal of deal',
    'features/payout/schema.sql names deal of deal',
    'features/agency/server/pay.ts names payout of payout',
    "3 names of other rooms' tables in 3 files",
  ]);
});

test('a view of a room above fails', () => {
  const { report } = check({ 'features/people/server/list.ts': '`SELECT FROM deal_public`' });
  expect(report).toContain('features/people/server/list.ts names deal_public of deal');
});

test('what is listed passes, and fails once it is no longer there', () => {
  const listed = { 'features/billing/server/list.ts': ['deal'] };
  expect(inBilling('`SELECT FROM deal`', listed).passed).toBe(true);
  expect(inBilling('`SELECT FROM invoice`', listed).report).toContain(
    'no longer names deal. Take it out of scripts/sql-doors.json',
  );
});

test('the house passes, with at most as many exceptions as there were', () => {
  const { passed, report } = checkSqlDoors(root);
  expect({ passed, report }).toEqual({ passed: true, report: expect.stringMatching(/^\d+ names/) });
  expect(Number(/(\d+) names/.exec(report)[1])).toBeLessThanOrEqual(55);
});
