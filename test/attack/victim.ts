import { freePort, launchGable, makeDataDir, removeDataDir } from '../gable-process.ts';

/** Starts a server with the small demo agency that trusts the scanners' proxy headers, or another program likewise. */
export const startVictim = async (program?: string) => {
  const dataDir = makeDataDir();
  const env = { PUBLIC_URL: 'https://gable.example.com', TRUST_PROXY: '127.0.0.1' };
  const gable = launchGable({ dataDir, port: await freePort(), env, ...(program ? { program } : {}) });
  await gable.untilReady();
  const stop = async () => {
    await gable.stop();
    await removeDataDir(dataDir);
  };
  return { ...gable, stop };
};

/** Reads from a log which calls were reached, which of them returned a 2xx, and which a 5xx. */
export const readLog = (log: string) => {
  const lines = log.matchAll(/"call":"([^"]+)","method":"\w+","status":(\d+)/g);
  const answers = [...lines].map(([, call = '', status]) => ({ call, status: Number(status) }));
  const names = (wanted: (status: number) => boolean) =>
    new Set(answers.filter(({ status }) => wanted(status)).map(({ call }) => call));
  return {
    requests: answers.length,
    reached: names(() => true),
    through: names((status) => status < 300),
    failed: names((status) => status >= 500),
  };
};
