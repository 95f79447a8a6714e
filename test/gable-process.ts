import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stopLeftovers } from '#platform/server/database/embedded/leftovers.ts';

const project = fileURLToPath(new URL('..', import.meta.url));

type Options = {
  dataDir: string;
  port: number;
  env?: Record<string, string>;
  /** Runs as another user; takes root. */
  account?: { uid: number; gid: number };
  /** Another program than the product's own server. */
  program?: string;
  /** Starts it by `npm start`; `pid` and the signals are npm's. */
  byNpm?: boolean;
  /** A copy of the project, in place of the project itself. */
  root?: string;
};

/** A real server in a process group of its own; it dies with us, however we die. */
export type GableProcess = ReturnType<typeof launchGable>;

// The end of a killed test run must not leave a server behind. Without setpriv a clean end stops it all the same.
const tie = spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true'], { stdio: 'ignore' }).status === 0;

/** Starts the server with the demo agency and does not wait for it. It gets only a minimal environment. */
export const launchGable = ({
  dataDir,
  port,
  env = {},
  account,
  program = 'apps/server.ts',
  byNpm = false,
  root = project,
}: Options) => {
  const command = byNpm ? ['npm', 'start'] : [process.execPath, join(root, program)];
  const [file = '', ...args] = tie && !account ? ['setpriv', '--pdeathsig', 'TERM', ...command] : command;
  const began = performance.now();
  const child = spawn(file, args, {
    ...account,
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      TZ: 'UTC',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '1',
      DEMO_SIZE: 'small',
      LOG_LEVEL: 'info',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  let isRunning = true;
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      isRunning = false;
      resolve({ code, signal });
    });
  });

  const isReady = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(3_000) });
    await answer.arrayBuffer();
    return answer.ok;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    env,
    pid: child.pid ?? 0,
    exited,
    isRunning: () => isRunning,
    /** Its output so far. */
    output: () => output,
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Waits until `/ready` is 200. Returns the milliseconds since the launch. Throws with its output if it ends. */
    untilReady: async (limitMs = 90_000): Promise<number> => {
      for (;;) {
        if (!isRunning) throw new Error(`Gable ended before it was ready:\n${output.slice(-3_000)}`);
        if (await isReady().catch(() => false)) return Math.round(performance.now() - began);
        if (performance.now() - began > limitMs)
          throw new Error(`Gable was not ready in ${limitMs} ms:\n${output.slice(-3_000)}`);
        await sleep(20);
      }
    },
    isReady: () => isReady().catch(() => false),
    /** Stops it by SIGTERM, and if that fails by SIGKILL. */
    stop: async () => {
      if (isRunning) child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 25_000);
      const ending = await exited;
      clearTimeout(late);
      return ending;
    },
  };
};

/** Runs a command of the command line on a data folder. Returns its exit code and its output. */
export const runCommand = (
  dataDir: string,
  words: string[],
  env: Record<string, string> = {},
  input = '',
  account: Options['account'] = undefined,
) =>
  new Promise<{ code: number | null; said: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [join(project, 'apps/cli.ts'), ...words], {
      ...account,
      cwd: project,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, TZ: 'UTC', DATA_DIR: dataDir, ...env },
    });
    child.stdin.end(input);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });

/** A port that nobody listens on now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** An empty data folder which the account of PostgreSQL can pass through. */
export const makeDataDir = (): string => {
  const folder = mkdtempSync('/tmp/gable-process-');
  chmodSync(folder, 0o711);
  return folder;
};

/** Stops what still runs on a data folder and removes it. */
export const removeDataDir = async (dataDir: string): Promise<void> => {
  await stopLeftovers(join(dataDir, 'postgres'));
  rmSync(dataDir, { recursive: true, force: true });
};

/** The process that is PostgreSQL's first, as it says itself. */
export const postmasterOf = (dataDir: string): number =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);

/** Writes a server's log to a file, for a failed test. */
export const keepLog = ({ dataDir, output }: Pick<GableProcess, 'dataDir' | 'output'>): string => {
  const folder = join(project, 'test-results');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${basename(dataDir)}.log`);
  writeFileSync(path, output(), { flag: 'a' });
  return path;
};
