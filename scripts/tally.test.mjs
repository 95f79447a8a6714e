import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readTally } from './tally.mjs';

const passed = { status: 'passed', fullName: ' a test', failureMessages: [] };
const second = { ...passed, failureMessages: ['not there yet'] };
const failed = { status: 'failed' };

test.each([
  ['all passed', [{ status: 'passed', assertionResults: [passed, passed] }], 0, { passed: 2, failed: 0 }],
  ['one failed', [{ status: 'failed', assertionResults: [passed, failed] }], 1, { passed: 1, failed: 1 }],
  ['a file that could not be loaded', [{ status: 'failed', assertionResults: [] }], 1, { passed: 0, failed: 1 }],
  ['an error outside any test', [{ status: 'passed', assertionResults: [passed] }], 1, { passed: 1, failed: 1 }],
  ['no test at all', [], 0, { passed: 0, failed: 0 }],
  [
    'one at its second try',
    [{ status: 'passed', assertionResults: [passed, second] }],
    0,
    { passed: 2, failed: 0, retried: ['a test'] },
  ],
])('%s', (_, testResults, exitCode, tally) => {
  const folder = mkdtempSync(join(tmpdir(), 'gable-tally-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'report.json'), JSON.stringify({ testResults }));
  expect(readTally(join(folder, 'report.json'), exitCode)).toEqual({ retried: [], ...tally });
});

test('a run that left no report has failed', () => {
  expect(readTally('/nowhere.json', 0)).toEqual({ passed: 0, failed: 1, retried: [] });
});
