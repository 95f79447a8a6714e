const key = 'gable.chunk-reload';
const leastBetweenMs = 60_000;

/** Whether an error is a piece of the app that could not be fetched: as a rule a new version took its place. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS/i.test(
    error.message,
  );

/** Whether a reload is due: not when the last one was less than a minute ago. */
export const mayReload = (last: string | null, now: number): boolean => {
  const then = Number(last ?? Number.NaN);
  return !(now - then >= 0 && now - then < leastBetweenMs);
};

/** Reloads the page for a missing piece, at most once in 60 s. Tells whether it does. */
export function reloadForChunk(error: unknown): boolean {
  if (!isChunkError(error) || !navigator.onLine) return false;
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
 * Called once at start. The router would reload by itself for each piece that it misses, however soon after the last
 * time: it knows them by how the browser's words begin. Put behind ours, they are left to the error page, which reloads
 * when a piece is needed, not when one is fetched ahead of need.
 */
export const guardChunks = (): void =>
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload: unknown };
    if (payload instanceof Error) payload.message = `A piece of the app is missing. ${payload.message}`;
  });
