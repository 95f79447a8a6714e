/** So many keys are kept at most. */
const mostKept = 50_000;

/** How often something may be done with one key: `max` times in `seconds` from the first time on. */
type Limit = { max: number; seconds: number };

/**
 * Counts by key, in the memory of this server. `take` counts one more and returns the seconds to wait if that is too many;
 * `giveBack` takes one from the count.
 */
export const limitBy = ({ max, seconds }: Limit) => {
  const windows = new Map<string, { until: number; taken: number }>();
  const windowOf = (key: string, now: number) => {
    const current = windows.get(key);
    if (current && current.until > now) return current;
    if (windows.size >= mostKept) forgetEnded(windows, now);
    const fresh = { until: now + seconds * 1000, taken: 0 };
    windows.set(key, fresh);
    return fresh;
  };
  return {
    take: (key: string, now: number): number | undefined => {
      const window = windowOf(key, now);
      if (window.taken >= max) return Math.ceil((window.until - now) / 1000);
      window.taken += 1;
      return undefined;
    },
    giveBack: (key: string): void => {
      const window = windows.get(key);
      if (window) window.taken = Math.max(0, window.taken - 1);
    },
  };
};

const forgetEnded = (windows: Map<string, { until: number }>, now: number): void => {
  for (const [key, { until }] of windows) if (until <= now) windows.delete(key);
  if (windows.size >= mostKept) windows.clear();
};
