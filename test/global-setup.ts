import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/server/database/embedded/start.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the role that owns the schema and may make databases; its database is `gable`, empty. */
    ownerUrl: string;
    /** Of the application's role, which reads and writes rows. */
    appUrl: string;
    /** Is removed at the end of the run. Every account may pass through it. */
    runFolder: string;
  }
}

type Shared = { dataDir: string; postgres: Promise<EmbeddedPostgres>; users: number };

// Each project of a run loads this file afresh; the server is one for them all.
const place = globalThis as typeof globalThis & { gableTestPostgres?: Shared | undefined };

/** Starts one PostgreSQL for the whole run, and stops it after the last project. */
export default async function setup({ provide }: TestProject) {
  place.gableTestPostgres ??= start();
  const shared = place.gableTestPostgres;
  shared.users++;
  const { ownerUrl, url } = await shared.postgres;
  provide('ownerUrl', ownerUrl);
  provide('appUrl', url);
  provide('runFolder', shared.dataDir);

  return async () => {
    if (--shared.users > 0) return;
    place.gableTestPostgres = undefined;
    await (await shared.postgres).stop();
    rmSync(shared.dataDir, { recursive: true, force: true });
  };
}

const prefix = '/tmp/gable-test-';

/** Removes what runs that were killed have left. */
function sweep() {
  for (const name of readdirSync('/tmp')) {
    const [, pid] = /^gable-test-(\d+)-/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(`/tmp/${name}`, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function start(): Shared {
  // Under /tmp, not $TMPDIR: PostgreSQL's own account must be able to pass through every folder above it.
  sweep();
  const dataDir = mkdtempSync(`${prefix}${process.pid}-`);
  chmodSync(dataDir, 0o711);
  const log = (level: string, message: string) => {
    if (level === 'error') console.error(message);
  };
  // Nothing here has to survive a power cut; tests of that start a server of their own with fsync on.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  return { dataDir, postgres: startEmbeddedPostgres({ dataDir, log, settings }), users: 0 };
}
