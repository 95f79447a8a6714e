import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './runtime.mjs';
import { checkTableDoors } from './table-doors.mjs';

const house = {
  'features/people/server/tables.ts':
    "export const person = pgTable('person', {});\nexport const personPublic = pgView('person_public', {}).existing();",
  'features/people/server/index.ts':
    "export { addPerson } from './add-person.ts';\nexport { person, person as people, personPublic } from './tables.ts';",
  'features/people/server/add-person.ts':
    "import { person } from './tables.ts';\nexport const addPerson = () => person;",
  'features/deal/tables.server.ts': "export const deal = pgTable('deal', {});",
  'features/deal/index.server.ts': "export * from './tables.server.ts';",
  'features/billing/server/tables.ts': "export const invoice = pgTable('invoice', {});",
};

/** A house with these files and this list. */
const check = (files, listed = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'gable-table-doors-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const all = { ...house, ...files, 'scripts/table-doors.json': JSON.stringify(listed) };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return checkTableDoors(folder);
};
const inBilling = (text, listed) => check({ 'features/billing/server/list.ts': text }, listed);
const none = { passed: true, report: "0 imports of other rooms' tables in 0 files" };

test.each([
  ['a table of its own room', "import { invoice } from './tables.ts';"],
  ['a view', "import { personPublic } from '#features/people/server/index.ts';"],
  ['a function that reads its own table', "import { addPerson } from '#features/people/server/index.ts';"],
  ['a function from a file that reads a table', "import { addPerson } from '#features/people/server/add-person.ts';"],
  ['a package', "import { person } from 'somewhere';"],
])('%s passes', (_, text) => {
  expect(inBilling(text)).toEqual(none);
});

test.each([
  ['among others', "import { addPerson, person } from '#features/people/server/index.ts';", 'person of people'],
  [
    'over several lines',
    "import {\n  addPerson,\n  person,\n} from '#features/people/server/index.ts';",
    'person of people',
  ],
  ['as a type', "import type { person } from '#features/people/server/index.ts';", 'person of people'],
  ['as one type of several', "import { type person } from '#features/people/server/index.ts';", 'person of people'],
  ['under another name here', "import { person as p } from '#features/people/server/index.ts';", 'person of people'],
  ['under another name there', "import { people } from '#features/people/server/index.ts';", 'person of people'],
  ['from its own file', "import { person } from '#features/people/server/tables.ts';", 'person of people'],
  ['by a way through the folders', "import { person } from '../../people/server/index.ts';", 'person of people'],
  ['with all that the room has', "import * as people from '#features/people/server/index.ts';", 'person of people'],
  ['when it is needed', "const { person } = await import('#features/people/server/index.ts');", 'person of people'],
  ['to pass it on', "export { person } from '#features/people/server/index.ts';", 'person of people'],
  ['by a file that passes on all', "import { deal } from '#features/deal/index.server.ts';", 'deal of deal'],
])('a table of another room fails that is imported %s', (_, text, table) => {
  const { passed, report } = inBilling(text);
  expect(passed).toBe(false);
  expect(report).toContain(`features/billing/server/list.ts imports the table ${table}. Use a view`);
});

test('a table fails that comes through a third room', () => {
  const through = "import { person } from '#features/people/server/index.ts';\nexport { person };";
  const { report } = check(
    {
      'features/firm/server/index.ts': through,
      'features/billing/list.server.ts': "import { person } from '#features/firm/server/index.ts';",
    },
    { 'features/firm/server/index.ts': ['person'] },
  );
  expect(report).toContain('features/billing/list.server.ts imports the table person of people');
});

test.each(['apps/trust.ts', 'demo/load.ts', 'platform/server/read.ts'])(
  '%s imports no table of a room either',
  (file) => {
    const { report } = check({ [file]: "import { person } from '#features/people/server/index.ts';" });
    expect(report).toContain(`${file} imports the table person of people`);
  },
);

test.each(['features/billing/server/list.test.ts', 'features/billing/server/rig/fill.ts'])('%s may', (file) => {
  expect(check({ [file]: "import { person } from '#features/people/server/index.ts';" })).toEqual(none);
});

test('what is listed passes, and fails once it is no longer there', () => {
  const listed = { 'features/billing/server/list.ts': ['person'] };
  expect(inBilling("import { person } from '#features/people/server/index.ts';", listed).passed).toBe(true);
  expect(inBilling("import { invoice } from './tables.ts';", listed).report).toContain(
    'no longer imports the table person. Take it out of scripts/table-doors.json',
  );
  expect(check({}, { 'features/billing/server/gone.ts': ['person'] }).passed).toBe(false);
});

test('the house passes, with at most as many exceptions as there were', () => {
  const { passed, report } = checkTableDoors(root);
  expect({ passed, report }).toEqual({ passed: true, report: expect.stringMatching(/^\d+ imports/) });
  expect(Number(/(\d+) imports/.exec(report)[1])).toBeLessThanOrEqual(4);
});
