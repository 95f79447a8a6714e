import { spawn } from 'node:child_process';
import type { Command } from './account.ts';
import { EmbeddedPostgresFailure } from './failure.ts';

/** The environment of PostgreSQL. Its messages must be in English, because they are parsed. */
export const plainEnvironment = (more: Record<string, string>) => ({
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
  ...more,
});

/** Runs a command to its end. Returns its exit code and its output. */
export function run(
  command: Command,
  environment: Record<string, string>,
  input = '',
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command.file, command.args, {
      ...command.options,
      cwd: '/',
      env: plainEnvironment(environment),
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.stdin?.on('error', () => {}); // It may end before it has read all. The exit code shows a failure.
    child.stdin?.end(input);
    child.once('error', (cause) => reject(cannotRun(command, cause)));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The failure for a program that the system could not start. */
export function cannotRun({ file }: Command, cause: Error) {
  return new EmbeddedPostgresFailure(
    'failed',
    `${file} cannot be run (${cause.message}). If Gable runs as root without the right to change user, run it as an ordinary user.`,
    { cause },
  );
}
