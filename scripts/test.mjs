// `npm test`: installs what is missing, builds the web files, runs every test. Runs on Node 20: built-in modules only.
// Ends with the line `N passed, N failed`. Further arguments go to Vitest.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureJudges } from './judges.mjs';
import { root, runNode, say } from './runtime.mjs';
import { readTally } from './tally.mjs';
import { ensureWeb } from './web.mjs';

const everyday = ['unit', 'fault', 'e2e'].flatMap((project) => ['--project', project]);
const given = process.argv.slice(2);
const report = join(root, 'test-results/vitest.json');

// The tally is printed last, also if the script ends early or by an error.
let tally = { passed: 0, failed: 1, retried: [] };
process.on('exit', () => {
  for (const name of tally.retried) say(`At its second try only: ${name}`);
  say(`${tally.passed} passed, ${tally.failed} failed`);
});

try {
  ensureInstalled({ dev: true, browser: true });
  ensureJudges({ long: given.includes('long') });
  await ensureWeb();
  tally = readTally(report, await runTests());
} catch (error) {
  console.error(error);
}
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;

async function runTests() {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const projects = given.some((argument) => argument.startsWith('--project')) ? [] : everyday;
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...projects, ...given];
  const { code } = await runNode(args, { more: { CHROMIUM_PATH: ensureBrowser() } });
  return code;
}
