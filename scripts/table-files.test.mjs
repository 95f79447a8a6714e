import { expect, it } from 'vitest';
import { root } from './runtime.mjs';
import { checkTableFiles, problemOf } from './table-files.mjs';

it('the project has one reader of tables, and its pages read no file', () => {
  expect(checkTableFiles(root)).toEqual({ passed: true, report: '' });
});

it.each([
  ['features/x/web/Page.tsx', 'const content = await chosen.text();'],
  ['features/x/web/Page.tsx', 'const reader = new FileReader();'],
  ['features/x/bank/Page.tsx', 'const reader = new FileReader();'],
  ['features/x/bank/read.web.ts', 'const reader = new FileReader();'],
  ['platform/web/files/read.ts', 'return new Uint8Array(await file.arrayBuffer());'],
  ['features/x/server/read.ts', "import { parse } from 'csv-parse/sync';"],
  ['features/x/rules/read.ts', "import Papa from 'papaparse';"],
])('%s is refused with %s', (path, text) => {
  expect(problemOf(path, text)).toContain(path);
});

it.each([
  ['features/x/web/Page.tsx', 'await response.text(); await sendForm(api.take, { body }, file);'],
  ['features/x/server/read.ts', 'const text = await response.text();'],
  ['features/x/bank/read.server.ts', 'const text = await file.text();'],
  ['platform/server/table-file/open-table.ts', "import { parse } from 'csv-parse';"],
  ['features/x/server/bank-file.test.ts', "import { parse } from 'csv-parse/sync';"],
])('%s may have %s', (path, text) => {
  expect(problemOf(path, text)).toBeUndefined();
});
