import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process began, as an opaque text, or null when it no longer runs.
 * Together with the process id it identifies one process: ids alone are reused, often right after a restart.
 */
export function processBirth(pid: number): string | null {
  if (process.platform === 'linux') return linuxBirth(pid);
  const { status, stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : null;
}

function linuxBirth(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may itself hold spaces and parentheses; the state follows it, the start is field 22.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : `ticks ${fields[19]}`;
  } catch {
    return null;
  }
}
