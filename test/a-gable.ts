import { inject, onTestFinished } from 'vitest';
import { copyDemo } from './demo-folder.ts';
import { freePort, keepLog, launchGable, makeDataDir, removeDataDir } from './gable-process.ts';

type Options = Partial<Omit<Parameters<typeof launchGable>[0], 'port'>> & { port?: number };

/** A data folder with the small demo agency in it unless there is to be none. The caller removes it. */
export const makeDemoDir = async ({ DEMO }: Record<string, string> = {}): Promise<string> =>
  DEMO === '0' ? makeDataDir() : copyDemo({ ownerUrl: inject('ownerUrl'), runFolder: inject('runFolder') });

/** An empty data folder. After the test it is removed, and processes on it are stopped. */
export const aDataDir = (): string => removed(makeDataDir());

const removed = (dataDir: string): string => {
  onTestFinished(() => removeDataDir(dataDir), 60_000);
  return dataDir;
};

/**
 * Launches a server for one test, by default on its own port and on its own folder, with the small demo agency in it unless there
 * is to be none. If the test fails its log is kept.
 */
export const aGable = async (options: Options = {}) => {
  const dataDir = options.dataDir ?? removed(await makeDemoDir(options.env));
  const gable = launchGable({ ...options, dataDir, port: options.port ?? (await freePort()) });
  onTestFinished(async ({ task }) => {
    await gable.stop();
    if (task.result?.state === 'fail') console.error(`What Gable said is in ${keepLog(gable)}`);
  }, 60_000);
  return gable;
};
