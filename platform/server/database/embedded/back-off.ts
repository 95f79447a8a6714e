/** How long a server is waited with before it is started again, by how often that was tried (milliseconds). */
const delaysMs = [0, 100, 250, 500, 1000, 2000, 5000];
/** A server that lived this long starts the back-off afresh when it dies. */
const healthyMs = 10_000;
/** One that ran is back within seconds, however often it dies; only starts that fail are tried ever more slowly. */
const mostAfterRunning = delaysMs.indexOf(2000);

export const delayBefore = (attempt: number): number => delaysMs[attempt] ?? 5000;

/** Where the tries begin when a server dies that was started at try `attempt` and ran so long. */
export const attemptAfter = (attempt: number, livedMs: number): number =>
  livedMs > healthyMs ? 0 : Math.min(attempt + 1, mostAfterRunning);
