import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchDatabase } from '../bulk/database.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A server in a process of its own, as both sides of a comparison are. */
export type Server = { address: string; pid: number; stop(): Promise<void> };

/** Starts a file of this repository and waits until it says `http://…:port` on stdout. */
const start = async (file: string, args: string[], env: Record<string, string>): Promise<Server> => {
  const child = spawn(process.execPath, [...profiling(), join(root, file), ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...(process.env.BENCH_NODE_OPTIONS ? { NODE_OPTIONS: process.env.BENCH_NODE_OPTIONS } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await Promise.race([portOf(child), once(child, 'exit').then(() => undefined)]);
  if (!port) throw new Error(`${file} ended before it was ready.`);
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** `BENCH_PROFILE=folder` leaves a profile of every process there, for Chromium's performance panel. */
const profiling = (): string[] =>
  process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : [];

const portOf = async ({ stdout }: ChildProcess): Promise<string | undefined> => {
  let said = '';
  for await (const part of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(part);
    const [, port] = /http:\/\/[^:\s]+:(\d+)/.exec(said) ?? [];
    if (port) return port;
  }
  return undefined;
};

/** The databases are kept from run to run, and each knows its key. */
export const encryptionKey = Buffer.alloc(32, 'bench').toString('base64');

/** The real server, as an operator runs it on a database of their own. */
export const startProduct = async (
  { url, ownerUrl }: Pick<BenchDatabase, 'url' | 'ownerUrl'>,
  env: Record<string, string> = {},
): Promise<Server> => {
  const dataDir = mkdtempSync('/tmp/gable-bench-data-');
  const server = await start('apps/server.ts', [], {
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    DATA_DIR: dataDir,
    ENCRYPTION_KEY: encryptionKey,
    DEMO: '0',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    PORT: '0',
    ...env,
  });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, stop };
};

/** A bare `node:http` server of bench/bare/, given what it needs as JSON, in a file: a statement may name thousands of people. */
export const startBare = async (name: 'list' | 'insert', given: unknown): Promise<Server> => {
  const folder = mkdtempSync('/tmp/gable-bench-bare-');
  const file = join(folder, 'given.json');
  writeFileSync(file, JSON.stringify(given));
  const server = await start(`bench/bare/${name}.ts`, [file], {});
  rmSync(folder, { recursive: true });
  return server;
};
