import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writtenSheets } from './written.ts';

/** What opens the files is long, so what it forgot is found here: each is named as `payout.holdsSheet`. */
it('test/sheets and test/sheets.long.ts name every Excel file that there is', () => {
  const texts = globSync(['test/sheets/*.ts', 'test/sheets.long.ts']).map((file) => readFileSync(file, 'utf8'));
  const sheets = writtenSheets().map(({ name }) => name);
  expect(sheets.length).toBeGreaterThan(40);
  const isNamed = (sheet: string) => texts.some((text) => new RegExp(`\\b${sheet}\\b`).test(text));
  expect(
    sheets.filter((sheet) => !isNamed(sheet)),
    'Write their columns down ("Add a list", docs/architecture.md).',
  ).toEqual([]);
});
