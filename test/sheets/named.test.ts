import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sheetMediaType } from '#platform/contract/files.ts';
import { contracts } from '../../apps/contracts.ts';

/** What opens the files is long, so what it forgot is found here: each is named as `payout.holdsSheet`. */
it('test/sheets and test/sheets.long.ts name every Excel file that there is', () => {
  const texts = globSync(['test/sheets/*.ts', 'test/sheets.long.ts']).map((file) => readFileSync(file, 'utf8'));
  const sheets = Object.entries(contracts).flatMap(([room, calls]) =>
    Object.entries(calls)
      .filter(([, { file }]) => file?.includes(sheetMediaType))
      .map(([name]) => `${room}.${name}`),
  );
  expect(sheets.length).toBeGreaterThan(40);
  const isNamed = (sheet: string) => texts.some((text) => new RegExp(`\\b${sheet}\\b`).test(text));
  expect(
    sheets.filter((sheet) => !isNamed(sheet)),
    'Write their columns down ("Add a list", docs/architecture.md).',
  ).toEqual([]);
});
