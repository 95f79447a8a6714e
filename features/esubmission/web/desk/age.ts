/** Minutes since an instant, as people say it: `12 min`, `5 h`, `3 days`. */
export const ageWords = (instant: string, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
};

/** Waiting for two days or longer. */
export const isOld = (instant: string, now: number): boolean => now - Date.parse(instant) >= 48 * 3_600_000;
