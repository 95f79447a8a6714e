import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

/** Runs a scanner at a low priority. Returns its output, or undefined if its time ran out. */
export const runScanner = (file: string, args: string[], log: string, seconds: number): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const output = openSync(log, 'w');
    const child = spawn('nice', ['-n', '10', file, ...args], { stdio: ['ignore', output, output], detached: true });
    closeSync(output);
    let isCut = false;
    const late = setTimeout(() => {
      isCut = true;
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, seconds * 1_000);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(late);
      if (code === 127) reject(new Error(`${file} is not there: apt-get install ${file}`));
      else resolve(isCut ? undefined : readFileSync(log, 'utf8'));
    });
  });
