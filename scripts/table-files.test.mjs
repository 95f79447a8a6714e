import { expect, it } from 'vitest';
import { root } from './runtime.mjs';
import { checkTableFiles, problemOf } from './table-files.mjs';

it('the project has one reader of tables and one matcher of their headings, and its pages read no file', () => {
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
  ['features/x/server/read.ts', "import { type Opened, openTable } from '#platform/server/table-file/open-table.ts';"],
  ['features/x/rules/file.ts', 'const heads = head.map(plain);'],
  ['features/x/rules/file.ts', 'const place = heads.findIndex((each) => known.includes(each));'],
  ['features/x/rules/file.ts', 'const heads = head.map((each) => each.trim().toLowerCase());'],
  ['features/x/rules/file.ts', "const at = head.cells.indexOf('postal_code');"],
  ['features/x/rules/file.ts', "const at = given.head.map((each) => each.trim()).indexOf('Name');"],
  ['features/x/rules/file.ts', 'const names = head.map((name) =>\n    name\n      .replace(/^x/, ""),\n  );'],
  ['features/x/rules/file.ts', "if (!headers.includes('price')) return undefined;"],
  ['features/x/rules/file.ts', 'const words = heading\n    .toLowerCase()\n    .trim();'],
  ['apps/import.ts', "const column = headerRow.findIndex((name) => name === 'Name');"],
])('%s is refused with %s', (path, text) => {
  expect(problemOf(path, text)).toContain(path);
});

it.each([
  ['features/x/web/Page.tsx', 'await response.text(); await sendForm(api.take, { body }, file);'],
  ['features/x/server/read.ts', 'const text = await response.text();'],
  ['features/x/bank/read.server.ts', 'const text = await file.text();'],
  ['platform/server/table-file/open-table.ts', "import { parse } from 'csv-parse';"],
  ['features/x/server/read.ts', "import type { TableLine } from '#platform/server/table-file/open-table.ts';"],
  ['features/x/server/read.ts', 'const { at } = matchColumns(head.cells, spec); const width = widthOf(head);'],
  [
    'features/x/server/read.ts',
    'const names = head.map((heading, place) => ({ heading: heading.trim(), field: of[place] }));',
  ],
  [
    'features/x/server/call.ts',
    "const type = request.headers['content-type']?.toLowerCase(); headers.map(([name]) => name);",
  ],
  ['features/x/web/List.tsx', "const paper = heads.findIndex(({ key }) => key === 'PDF');"],
  ['platform/contract/match-columns.ts', 'const plain = heading.toLowerCase();'],
  ['features/x/server/bank-file.test.ts', "import { parse } from 'csv-parse/sync';"],
])('%s may have %s', (path, text) => {
  expect(problemOf(path, text)).toBeUndefined();
});
