import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { stopThread } from '../stop-thread.ts';

/** Stops threads at moments at which `terminate()` would abort the process, and says that it is alive. */
const busy = new URL('./busy-thread.ts', import.meta.url);

for (let round = 0; round < 15; round++) {
  const worker = new Worker(busy);
  await once(worker, 'message');
  await sleep(3 + round);
  await stopThread(worker);
}
const deaf = new Worker('for (;;);', { eval: true });
await once(deaf, 'online');
await stopThread(deaf);
await stopThread(deaf);
process.stdout.write('alive');
