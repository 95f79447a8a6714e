const key = 'gable.chunk-reload';
const leastBetweenMs = 60_000;

/** Whether an error means that a chunk could not be fetched. Usually a new version of the app has replaced it. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS/i.test(
    error.message,
  );

/** Whether the page may reload: false if the last reload was less than a minute ago. */
export const mayReload = (last: string | null, now: number): boolean => {
  const then = Number(last ?? Number.NaN);
  return !(now - then >= 0 && now - then < leastBetweenMs);
};

/** Reloads the page if a chunk is missing, at most once in 60 s. Returns whether it does. */
export function reloadForChunk(error: unknown): boolean {
  return isChunkError(error) && reloadOnce();
}

/** Loads the page anew, at most once in 60 s. Returns whether it does. */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (!mayReload(sessionStorage.getItem(key), Date.now())) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/**
 * Called once at start. The router reloads by itself for each missing chunk, which it recognises by the beginning of
 * the browser's message, however soon after the last reload. This puts our words before the message, so that the error
 * page handles it: it reloads only when a chunk is needed, not when it is fetched ahead.
 */
export const guardChunks = (): void =>
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload: unknown };
    if (payload instanceof Error) payload.message = `A piece of the app is missing. ${payload.message}`;
  });
