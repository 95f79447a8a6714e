import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processBirth } from './birth.ts';
import { EmbeddedPostgresFailure } from './failure.ts';

type Holder = { pid: number; birth: string | null; host: string };

const heartbeatMs = 1000;
/** How long the file of another host must stay untouched before its holder counts as dead. */
const silenceMs = 3500;
/** How long to wait for a live holder, which may be ending, as at a restart. */
const farewellMs = 2000;

/**
 * Makes this process the only Gable on the data folder, until `release()` or its death.
 * Unlike PostgreSQL's own lock, it distinguishes a live Gable from the orphan of a killed one.
 */
export async function lockDataDir(dataDir: string): Promise<{ release(): void }> {
  const path = join(dataDir, 'gable.lock');
  const mine = JSON.stringify({ pid: process.pid, birth: processBirth(process.pid), host: hostname() });
  while (!tryCreate(path, mine)) {
    const text = read(path);
    if (text === null) continue;
    const holder = parse(text);
    if (holder && (await isAlive(holder, path))) {
      if (await goesAway(path, text)) continue;
      throw alreadyRunning(dataDir, holder);
    }
    discard(path, text);
  }
  const heartbeat = setInterval(() => touch(path), heartbeatMs).unref();
  return {
    release() {
      clearInterval(heartbeat);
      if (read(path) === mine) rmSync(path, { force: true });
    },
  };
}

/** Makes the lock file by a hard link, which appears with its whole content and never replaces another file. */
function tryCreate(path: string, text: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes the lock of a dead process. If another start has replaced it meanwhile, that lock is put back. */
function discard(path: string, stale: string) {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const taken = read(aside);
  if (taken !== null && taken !== stale) tryCreate(path, taken);
  rmSync(aside, { force: true });
}

async function isAlive(holder: Holder, path: string): Promise<boolean> {
  if (holder.host === hostname()) return holder.birth !== null && processBirth(holder.pid) === holder.birth;
  // The holder may be on another host or container, whose processes can't be seen. Its heartbeat can.
  const before = touchedAt(path);
  await sleep(silenceMs);
  return touchedAt(path) !== before;
}

async function goesAway(path: string, text: string): Promise<boolean> {
  for (const deadline = Date.now() + farewellMs; Date.now() < deadline; await sleep(50)) {
    if (read(path) !== text) return true;
  }
  return false;
}

function alreadyRunning(dataDir: string, { pid, host }: Holder) {
  const where = host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
  return new EmbeddedPostgresFailure(
    'already-running',
    `another Gable is running on this data folder (${where}): ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

function parse(text: string): Holder | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

const touchedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

function touch(path: string) {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The folder may be removed (after a test) or the disk unavailable. The next heartbeat tries again.
  }
}
