import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { runAs } from './account.ts';
import type { Cluster } from './cluster.ts';
import { EmbeddedPostgresFailure, explainFailure } from './failure.ts';
import { cannotRun, plainEnvironment } from './run.ts';

export type Log = (level: 'info' | 'warn' | 'error', message: string, detail?: object) => void;

/** A running server. `exited` resolves with how its process ended. */
export type Postmaster = { pid: number; exited: Promise<string>; signal(signal: NodeJS.Signals): void };

/** max_wal_size bounds the recovery after a crash to seconds, or more on a slow disk. */
const readyWithinMs = 120_000;

/** Starts the server and waits until it accepts connections. Throws with its output if it ends before that. */
export function launchPostmaster(cluster: Cluster, port: number, log: Log): Promise<Postmaster> {
  const args = ['-D', cluster.folder, '-p', String(port)];
  const command = runAs(cluster.account, cluster.binaries.postgres, args);
  return new Promise((resolve, reject) => {
    const child = spawn(command.file, command.args, {
      ...command.options,
      cwd: '/',
      env: plainEnvironment(cluster.binaries.environment),
      stdio: ['ignore', 'ignore', 'pipe'],
      // A session of its own: Ctrl-C in the terminal is for Gable, which stops PostgreSQL last.
      detached: true,
    });
    const exited = new Promise<string>((ended) => {
      child.once('exit', (code, signal) => ended(signal ? `signal ${signal}` : `exit code ${code}`));
    });
    const postmaster: Postmaster = { pid: child.pid ?? 0, exited, signal: (signal) => void child.kill(signal) };
    let output = '';
    const tooLong = setTimeout(() => {
      child.kill('SIGQUIT');
      reject(
        new EmbeddedPostgresFailure('failed', `PostgreSQL was not ready after ${readyWithinMs / 1000} s:\n${output}`),
      );
    }, readyWithinMs);
    const lines = createInterface({ input: child.stderr });
    lines.on('line', (line) => {
      tell(log, line);
      if (output.length < 20_000) output += `${line}\n`;
      if (!line.includes('database system is ready to accept connections')) return;
      clearTimeout(tooLong);
      resolve(postmaster);
    });
    child.once('error', (cause) => reject(cannotRun(command, cause)));
    // 'close' comes after the last line has been read; a rejection after `resolve` has no effect.
    child.once('close', () => {
      clearTimeout(tooLong);
      reject(explainFailure('PostgreSQL', output, cluster.folder));
    });
  });
}

const levels: Record<string, Parameters<Log>[0]> = { LOG: 'info', WARNING: 'warn', FATAL: 'warn', PANIC: 'error' };

function tell(log: Log, line: string) {
  const [, severity = '', text = line] = /^([A-Z]+): {2}(.*)$/.exec(line) ?? [];
  log(levels[severity] ?? 'info', `PostgreSQL: ${text.trim()}`);
}
