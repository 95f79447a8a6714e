// Runs on Node 20: built-in modules only.
import { existsSync, readFileSync } from 'node:fs';

/**
 * Counts a JSON report of Vitest. A file that could not be loaded is one failure, and so is a run that failed for
 * another reason (an error outside of tests, no report). `retried` names the tests that passed only at a second try.
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
    // The messages of the first failure are kept in the report.
    retried.push(...successes.filter((test) => test.failureMessages?.length).map((test) => test.fullName.trim()));
  }
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1), retried };
}
