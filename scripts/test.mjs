// `npm test`: installs what is missing, builds the web files, runs every test. Runs on Node 20: built-in modules only.
// Ends with the line `N passed, N failed`. `--since REV` runs what a change touches; further arguments go to Vitest.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureJudges } from './judges.mjs';
import { root, runNode, say, stop } from './runtime.mjs';
import { changedSince, readSources, touchedBy } from './since.mjs';
import { slowestPath } from './slowest-first.mjs';
import { readTally } from './tally.mjs';
import { ensureWeb } from './web.mjs';

const everyday = ['unit', 'fault', 'e2e'].flatMap((project) => ['--project', project]);
const { given, since } = readArguments(process.argv.slice(2));
const report = join(root, 'test-results/vitest.json');

// What an earlier run has left must not be taken for this one's.
mkdirSync(join(root, 'test-results'), { recursive: true });
for (const path of [report, slowestPath]) rmSync(path, { force: true });

/** Whether what changed has no tests. */
let isNothing = false;
// The tally is printed last, also if the script ends early or by an error.
let tally = { passed: 0, failed: 1, retried: [] };
process.on('exit', () => {
  saySlowest();
  for (const name of tally.retried) say(`At its second try only: ${name}`);
  say(`${tally.passed} passed, ${tally.failed} failed`);
});

try {
  ensureInstalled({ dev: true, browser: true });
  ensureJudges({ long: given.includes('long') });
  await ensureWeb();
  const touched = since && touchedBy(changedSince(since), readSources());
  isNothing = touched?.tests.length === 0;
  tally = isNothing ? { passed: 0, failed: 0, retried: [] } : readTally(report, await runTests(touched));
} catch (error) {
  console.error(error);
}
process.exitCode = tally.failed > 0 || (tally.passed === 0 && !isNothing) ? 1 : 0;

/** `--since REV` is ours. */
function readArguments([...words]) {
  const at = words.indexOf('--since');
  const [, revision] = at < 0 ? [] : words.splice(at, 2);
  if (at >= 0 && !revision) stop('Name a revision: npm test -- --since main');
  return { given: words, since: revision };
}

/** The ten files that took longest; the others are in the same place. */
function saySlowest() {
  if (!existsSync(slowestPath)) return;
  const lines = readFileSync(slowestPath, 'utf8').trimEnd().split('\n');
  say(['The slowest files (test-results/slowest.txt has them all):', ...lines.slice(0, 11)].join('\n'));
}

async function runTests(touched) {
  const reporters = ['default', 'json', 'scripts/slowest-files.mjs'].map((name) => `--reporter=${name}`);
  const projects = given.some((argument) => argument.startsWith('--project')) ? [] : everyday;
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...reporters,
    `--outputFile.json=${report}`,
    ...projects,
    ...given,
    ...(touched?.tests ?? []),
  ];
  const rooms = touched?.rooms.length ? { ROOMS: touched.rooms.join() } : {};
  // Journeys come after the unit tests: what they need may be loaded meanwhile (e2e/served-setup.ts).
  const whole = given.length === 0 && !touched ? { WHOLE_RUN: '1' } : {};
  const { code } = await runNode(args, { more: { CHROMIUM_PATH: ensureBrowser(), ...rooms, ...whole } });
  return code;
}
