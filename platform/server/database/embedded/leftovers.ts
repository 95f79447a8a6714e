import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresFailure } from './failure.ts';
import { clusterName } from './settings.ts';

/**
 * The signals that end the processes of a cluster, and when they are sent (milliseconds after the start of waiting).
 */
type Escalation = { after: number; signal: NodeJS.Signals }[];

// A fast shutdown writes everything out first; an immediate one leaves that to the recovery at the next start.
const withPostmaster: Escalation = [
  { after: 0, signal: 'SIGINT' },
  { after: 2500, signal: 'SIGQUIT' },
  { after: 5000, signal: 'SIGKILL' },
];
// Without a postmaster the other processes are only ended: nothing that they do can be acknowledged safely.
const withoutPostmaster: Escalation = [
  { after: 0, signal: 'SIGQUIT' },
  { after: 500, signal: 'SIGKILL' },
];
const limitMs = 10_000;

/**
 * Ends all processes of a cluster that no live Gable holds: the orphan of a killed Gable, or the backends of a killed
 * postmaster. Returns when nothing is left, with the number of processes.
 */
export async function stopLeftovers(clusterFolder: string): Promise<number> {
  const started = Date.now();
  const count = clusterProcesses(clusterFolder).length;
  const sent = new Set<NodeJS.Signals>();
  for (;;) {
    const pids = clusterProcesses(clusterFolder);
    if (pids.length === 0) return count;
    const elapsed = Date.now() - started;
    if (elapsed > limitMs) throw stillHeld(clusterFolder, pids);
    const postmaster = postmasterPid(clusterFolder);
    const headed = postmaster !== null && pids.includes(postmaster);
    for (const { after, signal } of headed ? withPostmaster : withoutPostmaster) {
      if (elapsed < after || sent.has(signal)) continue;
      sent.add(signal);
      for (const pid of signal === 'SIGINT' && postmaster ? [postmaster] : pids) send(pid, signal);
    }
    await sleep(20);
  }
}

/** The processes of this cluster, by their command lines: those can be read where the rest of /proc may not. */
export function clusterProcesses(clusterFolder: string): number[] {
  const title = `postgres: ${clusterName(clusterFolder)}: `;
  const argument = ` -D ${clusterFolder} `;
  return commandLines()
    .filter(({ line }) => line.startsWith(title) || (line.includes('/postgres ') && line.includes(argument)))
    .map(({ pid }) => pid);
}

function commandLines(): { pid: number; line: string }[] {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' });
    return stdout
      .split('\n')
      .map((row) => ({ pid: Number.parseInt(row, 10), line: `${row.trim().replace(/^\d+ /, '')} ` }));
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), line: commandLine(name) }));
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function postmasterPid(clusterFolder: string): number | null {
  try {
    return Number.parseInt(readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8'), 10) || null;
  } catch {
    return null;
  }
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended by itself.
  }
}

function stillHeld(clusterFolder: string, pids: number[]) {
  const list = pids.join(' ');
  return new EmbeddedPostgresFailure(
    'still-held',
    `An earlier PostgreSQL on ${clusterFolder} would not stop (processes ${list}). Run \`kill -9 ${list}\`, then start Gable again.`,
  );
}
