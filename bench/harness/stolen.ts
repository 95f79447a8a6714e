import { readFile } from 'node:fs/promises';

/** Hundredths of a second of all cores since the start, as Linux counts them (proc_stat(5)). */
const counted = async () => {
  const first = (await readFile('/proc/stat', 'utf8').catch(() => '')).split('\n', 1)[0] ?? '';
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = first.split(/\s+/).slice(1).map(Number);
  return { own: user + nice + system + irq + softirq, steal };
};

/**
 * How much of the time that this machine wanted to work another on the same host took away, as "7%": what a virtual
 * machine counts as CPU time contains it.
 */
export const stolenWhile = async <Done>(work: () => Promise<Done>): Promise<{ done: Done; stolen: string }> => {
  const before = await counted();
  const done = await work();
  const after = await counted();
  const steal = after.steal - before.steal;
  const wanted = after.own - before.own + steal;
  return { done, stolen: wanted > 0 ? `${((100 * steal) / wanted).toFixed(0)} %` : 'unknown' };
};
