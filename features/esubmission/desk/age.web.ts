/** The time since an instant in words: `12 min`, `5 h`, `3 days`. `now` is in milliseconds. */
export const ageWords = (instant: string, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
};

export type QueueAges = { dueHours: number; lateHours: number };

/** How long a case has waited, by the hours that the agency has set. */
export const urgencyOf = (instant: string, now: number, { dueHours, lateHours }: QueueAges): 'new' | 'due' | 'late' => {
  const hours = (now - Date.parse(instant)) / 3_600_000;
  if (hours >= lateHours) return 'late';
  return hours >= dueHours ? 'due' : 'new';
};
