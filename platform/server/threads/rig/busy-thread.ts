import { parentPort } from 'node:worker_threads';
import { createDeflateRaw } from 'node:zlib';
import { exitWhenStopped } from '../stop-thread.ts';

/** Makes zlib streams without end. */
if (parentPort) exitWhenStopped(parentPort);
const step = () => {
  for (let made = 0; made < 200; made++) createDeflateRaw();
  setImmediate(step);
};
parentPort?.postMessage('begun');
step();
