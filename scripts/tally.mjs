// Runs on Node 20: built-in modules only.
import { existsSync, readFileSync } from 'node:fs';

/**
 * Counts a JSON report of Vitest. A file that could not be loaded is one failure, and so is a run that Vitest itself
 * calls failed for another reason (an error outside any test, no report): the numbers never look better than the run.
 */
export function readTally(report, exitCode) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  let passed = 0;
  let failed = 0;
  for (const { status, assertionResults } of testResults) {
    const failures = assertionResults.filter((test) => test.status === 'failed').length;
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    failed += status === 'failed' ? Math.max(failures, 1) : failures;
  }
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}
