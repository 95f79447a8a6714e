// Programs by others that tests compare with. Runs on Node 20, before node_modules exists: built-in modules only.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './runtime.mjs';

/** Each program and the Debian package that it comes with. */
const judges = { hledger: 'hledger', zbarimg: 'zbar-tools', pdftotext: 'poppler-utils' };
/** Those of the tests that take minutes: with half a gigabyte, not for every day. */
const longJudges = { soffice: 'libreoffice-calc-nogui' };

/**
 * Installs the programs that are missing if this is Debian and the user is root. Without them their tests are skipped.
 * @param {{ long: boolean }} options whether the tests that take minutes run, too
 */
export function ensureJudges({ long }) {
  const wanted = { ...judges, ...(long ? longJudges : {}) };
  const packages = Object.entries(wanted).flatMap(([program, name]) => (isThere(program) ? [] : [name]));
  if (packages.length === 0) return;
  const line = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (!existsSync('/etc/debian_version') || process.geteuid?.() !== 0) {
    say(`Some tests are skipped: they compare with programs that are missing. To run them, once:\n  sudo ${line}`);
    return;
  }
  say(`Installing ${packages.join(', ')} for the tests (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status } = spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (status !== 0) say(`apt-get ${args.join(' ')} failed; the tests that need it are skipped.`);
  }
}

const isThere = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
