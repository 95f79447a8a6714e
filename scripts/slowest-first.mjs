// Runs on Node 20: built-in modules only.
import { join } from 'node:path';
import { root } from './runtime.mjs';

/** Where a run of the tests writes how long each file took. */
export const slowestPath = join(root, 'test-results/slowest.txt');

const row = ([seconds, kind, worker, from, to, path]) =>
  `${seconds.padStart(7)}  ${kind.padEnd(5)} ${worker.padStart(6)} ${from.padStart(7)} ${to.padStart(7)}  ${path}`;

/**
 * A line for each file of tests, the slowest first: the seconds it took, its kind of test, in which worker it ran, and from which
 * second of the run to which.
 */
export function slowestFirst(files) {
  const took = ({ from, to }) => to - from;
  const inOrder = [...files].sort((a, b) => took(b) - took(a));
  const rows = inOrder.map(({ path, kind, worker, from, to }) => {
    const [seconds, began, ended] = [to - from, from, to].map((each) => each.toFixed(1));
    return row([seconds, kind, String(worker), began, ended, path]);
  });
  return `${[row(['seconds', 'kind', 'worker', 'from', 'to', 'file']), ...rows].join('\n')}\n`;
}
