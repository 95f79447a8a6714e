import { execFileSync } from 'node:child_process';
import { freePort, launchGable, makeDataDir, removeDataDir } from '../gable-process.ts';

/** A machine that does other work takes longer than the 90 s of a test. */
const startMs = 300_000;

/** A data folder with the small demo agency, as a first start leaves it. */
export const loadAgency = async (): Promise<string> => {
  const gable = launchGable({ dataDir: makeDataDir(), port: await freePort() });
  try {
    await gable.untilReady(startMs);
  } finally {
    await gable.stop();
  }
  return gable.dataDir;
};

/** Starts a server that trusts the scanners' proxy headers, or another program likewise, on a copy of an agency of its own. */
export const startVictim = async (agency: string, program?: string) => {
  const dataDir = makeDataDir();
  // Keeps the owner of the cluster and the links between equal files.
  execFileSync('cp', ['-a', `${agency}/.`, dataDir]);
  const env = { PUBLIC_URL: 'https://gable.example.com', TRUST_PROXY: '127.0.0.1' };
  const gable = launchGable({ dataDir, port: await freePort(), env, ...(program ? { program } : {}) });
  await gable.untilReady(startMs);
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
