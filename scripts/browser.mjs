// Runs on Node 20, before node_modules exists: built-in modules only.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say, stop } from './runtime.mjs';

const usual = '/usr/bin/chromium';

/** Returns the path of the tests' browser: CHROMIUM_PATH, else Debian's Chromium, which is installed if allowed. */
export function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : stop(`CHROMIUM_PATH is ${named}, and there is no such file.`);
  if (existsSync(usual)) return usual;
  if (!existsSync('/etc/debian_version')) {
    return stop('The tests need Chromium. Install it, and set CHROMIUM_PATH to its program.');
  }
  if (process.geteuid?.() !== 0) {
    return stop('The tests need Chromium. Run this once, then try again:\n  sudo apt-get install -y chromium');
  }
  say('Installing Chromium for the tests (apt-get) …');
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status } = spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (status !== 0) return stop(`apt-get ${args.join(' ')} failed: see its lines above.`);
  }
  return existsSync(usual) ? usual : stop(`apt-get installed no ${usual}. Set CHROMIUM_PATH to your Chromium.`);
}
