import { onTestFinished } from 'vitest';
import { freePort, keepLog, launchGable, makeDataDir, removeDataDir } from './gable-process.ts';

type Options = Partial<Omit<Parameters<typeof launchGable>[0], 'port'>> & { port?: number };

/** An empty data folder. After the test it is removed, and processes on it are stopped. */
export const aDataDir = (): string => {
  const dataDir = makeDataDir();
  onTestFinished(() => removeDataDir(dataDir), 60_000);
  return dataDir;
};

/** Launches a server for one test, by default on its own folder and port. If the test fails its log is kept. */
export const aGable = async (options: Options = {}) => {
  const dataDir = options.dataDir ?? aDataDir();
  const gable = launchGable({ ...options, dataDir, port: options.port ?? (await freePort()) });
  onTestFinished(async ({ task }) => {
    await gable.stop();
    if (task.result?.state === 'fail') console.error(`What Gable said is in ${keepLog(gable)}`);
  }, 60_000);
  return gable;
};
