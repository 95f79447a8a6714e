// Runs on Node 20: built-in modules only.
import { existsSync, readFileSync } from 'node:fs';

/**
 * Counts a JSON report of Vitest. A file that could not be loaded is one failure, and so is a run that Vitest itself
 * calls failed for another reason (an error outside any test, no report): the numbers never look better than the run.
 * `retried` names what passed at its second try only.
 */
export function readTally(report, exitCode) {
  if (!existsSync(report)) return { passed: 0, failed: 1, retried: [] };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  let passed = 0;
  let failed = 0;
  const retried = [];
  for (const { status, assertionResults } of testResults) {
    const successes = assertionResults.filter((test) => test.status === 'passed');
    const failures = assertionResults.filter((test) => test.status === 'failed').length;
    passed += successes.length;
    failed += status === 'failed' ? Math.max(failures, 1) : failures;
    // What went wrong the first time is kept with it.
    retried.push(...successes.filter((test) => test.failureMessages?.length).map((test) => test.fullName.trim()));
  }
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1), retried };
}
