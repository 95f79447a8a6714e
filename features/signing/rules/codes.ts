import type { InstantText } from '#platform/contract/days.ts';

/** The code that is mailed to who opens a link. */
export const codeLimits = { minutes: 10, resendSeconds: 30, anHour: 5, wrong: 5 } as const;

/** A visit begins with the right code: it lasts while something is done, and at most so long. */
export const visitLimits = { idleMinutes: 30, hours: 4 } as const;

/** Seconds until another code may be sent; 0: now. `sent` are those of this link, the newest first. */
export const waitForCode = (sent: readonly InstantText[], now: InstantText): number => {
  const at = Date.parse(now);
  const [last] = sent;
  const lately = sent.filter((each) => at - Date.parse(each) < 3_600_000);
  const oldest = lately[codeLimits.anHour - 1];
  const untilNext = last ? Date.parse(last) + codeLimits.resendSeconds * 1000 - at : 0;
  const untilFewer = oldest ? Date.parse(oldest) + 3_600_000 - at : 0;
  return Math.max(0, Math.ceil(Math.max(untilNext, untilFewer) / 1000));
};

/** Whether a visit has ended: half an hour after the last call, and four hours after its code in any case. */
export const isVisitOver = (visit: { begunAt: InstantText; seenAt: InstantText }, now: InstantText): boolean => {
  const at = Date.parse(now);
  return (
    at - Date.parse(visit.seenAt) >= visitLimits.idleMinutes * 60_000 ||
    at - Date.parse(visit.begunAt) >= visitLimits.hours * 3_600_000
  );
};
