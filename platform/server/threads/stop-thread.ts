import type { MessagePort, Worker } from 'node:worker_threads';

/** What a thread is sent to end. */
const stop = 'stop';

/** How long a thread that does not listen is waited for. */
const patience = 2_000;

/**
 * Ends a thread between two steps of its work: it is asked to, and exits by itself. Stopped from outside wherever it is, it takes the process with
 * it where that is within the making of a zlib stream (Node 26: "close before init"). One that does not listen, as in a loop without end, is stopped so.
 * The thread calls `exitWhenStopped`.
 */
export const stopThread = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => void worker.terminate(), patience);
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    worker.postMessage(stop);
    // It has ended already: nothing comes any more.
    if (worker.threadId < 0) {
      clearTimeout(timer);
      resolve();
    }
  });

/** Called in a thread as soon as it runs. The exit is its own alone. */
export const exitWhenStopped = (port: MessagePort): void => {
  port.on('message', (message: unknown) => {
    if (message === stop) process.exit();
  });
};
