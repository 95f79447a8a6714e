/** The delay before a server is started again, in milliseconds, by the number of tries. */
const delaysMs = [0, 100, 250, 500, 1000, 2000, 5000];
/** A server that ran this long resets the back-off when it dies. */
const healthyMs = 10_000;
/** The longest delay for a server that ran. Longer delays are only for starts that fail. */
const mostAfterRunning = delaysMs.indexOf(2000);

export const delayBefore = (attempt: number): number => delaysMs[attempt] ?? 5000;

/** The number of the next try after a server dies that was started at try `attempt` and ran for `livedMs`. */
export const attemptAfter = (attempt: number, livedMs: number): number =>
  livedMs > healthyMs ? 0 : Math.min(attempt + 1, mostAfterRunning);
