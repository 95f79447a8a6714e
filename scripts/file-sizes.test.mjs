import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkSizes } from './file-sizes.mjs';

function sizesOf(...lineCounts) {
  const folder = mkdtempSync(join(tmpdir(), 'gable-sizes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'platform'));
  lineCounts.forEach((lines, index) => {
    writeFileSync(join(folder, `platform/${index}.ts`), 'x\n'.repeat(lines));
  });
  return checkSizes(folder);
}

test('small files pass', () => {
  expect(sizesOf(10, 75, 220)).toEqual({
    passed: true,
    report: '3 files, lines: median 75 (limit 75), p90 220 (limit 220), max 220 (limit 400); 1 have under 15',
  });
});

test('files under 15 lines are counted and do not fail', () => {
  const { passed, report } = sizesOf(1, 14, 14, 15, 16);
  expect(passed).toBe(true);
  expect(report).toContain('; 3 have under 15');
});

test('one file over 400 lines fails, by name', () => {
  const { passed, report } = sizesOf(...Array(30).fill(10), 401);
  expect(passed).toBe(false);
  expect(report).toContain('platform/30.ts: 401 lines');
});

test.each([
  ['a median over 75', [76, 76, 76]],
  ['a tenth over 220', [10, 10, 10, 10, 10, 10, 10, 10, 10, 221]],
  ['no file at all', []],
])('%s fails', (_, lineCounts) => {
  expect(sizesOf(...lineCounts).passed).toBe(false);
});
