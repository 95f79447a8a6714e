import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { stopLeftovers } from '../leftovers.ts';

type Said = {
  event: string;
  pid: number;
  url: string;
  ms: number;
  rows: number[];
  n: number;
  reason: string;
  message: string;
};

type User = { uid?: number; gid?: number };

/** An empty folder of a user's that the account of PostgreSQL can pass through; removed after the test. */
export function aFolder({ uid, gid }: User = {}): string {
  const folder = mkdtempSync('/tmp/gable-embedded-');
  chmodSync(folder, 0o711);
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  onTestFinished(async () => {
    await stopLeftovers(join(folder, 'postgres'));
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** `nobody` of this system when we are root, who may become anyone; else ourselves, who are ordinary already. */
export const ordinary: User = process.geteuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Starts the writer in a process of its own, killed at the latest when the test ends. */
export function aWriter(dataDir: string, account: User = {}) {
  const script = new URL('./writer.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, dataDir], { ...account, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => kill(child));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const acknowledged: number[] = [];

  /** The next thing said that is not an acknowledgement. */
  async function next(): Promise<Said> {
    for (;;) {
      const event = await nextLine();
      if (event === null) throw new Error('the writer ended without a word');
      if (event.event !== 'acknowledged') return event;
    }
  }
  async function nextLine(): Promise<Said | null> {
    const { value, done } = await lines.next();
    if (done) return null;
    const event: Said = JSON.parse(value);
    if (event.event === 'acknowledged') acknowledged.push(event.n);
    return event;
  }
  /** Reads on until that many rows were acknowledged in all. */
  async function acknowledges(count: number) {
    while (acknowledged.length < count) if ((await nextLine()) === null) throw new Error('the writer ended');
  }
  /** Kills it without warning and reads what it had still said; answers all the numbers acknowledged. */
  async function kill9(): Promise<number[]> {
    await kill(child);
    while (await nextLine());
    return acknowledged;
  }
  return { next, acknowledges, kill9, pid: child.pid };
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}
