import type { InstantText } from '#platform/contract/days.ts';
import type { Way } from '../signing.words.ts';

/** Limits of the code mailed to the person who opens a link. `wrong` locks a link; the others count over all links of a record. */
export const codeLimits = { minutes: 10, resendSeconds: 30, anHour: 5, wrong: 5, wrongADay: 20 } as const;

/** How often a record is sent to one address within a day, each time with a new link. */
export const sendsADay = 10;

/** Whether a code is required. Otherwise a colleague who handled the link could sign with it. */
export const needsCode = (isSet: boolean, way: Way): boolean => isSet || way !== 'MAIL';

/** A visit begins with the right code: it lasts while something is done, and at most so long. */
export const visitLimits = { idleMinutes: 30, hours: 4 } as const;

const anHour = 3_600;
const aDay = 86_400;

/** Seconds until there are fewer than so many within a time in seconds; 0: now. The newest is the first. */
const waitForFewer = (times: readonly InstantText[], most: number, within: number, now: InstantText): number => {
  const oldest = times[most - 1];
  return oldest ? Math.max(0, Math.ceil((Date.parse(oldest) + within * 1000 - Date.parse(now)) / 1000)) : 0;
};

/** Seconds until a code may be tried again; 0: now. `wrong` are the tries that were, the newest first. */
export const waitForTry = (wrong: readonly InstantText[], now: InstantText): number =>
  waitForFewer(wrong, codeLimits.wrongADay, aDay, now);

/** Whether a record may be sent again to an address. `sent` is when it was, the newest first. */
export const mayBeSent = (sent: readonly InstantText[], now: InstantText): boolean =>
  waitForFewer(sent, sendsADay, aDay, now) === 0;

/** How many notices that something is wrong a recipient may send the salesperson within a day. */
export const saysADay = 10;

/** Seconds until they may say so again; 0: now. `said` is when they did, the newest first. */
export const waitForSaying = (said: readonly InstantText[], now: InstantText): number =>
  waitForFewer(said, saysADay, aDay, now);

/** Seconds until another code may be sent; 0: now. `sent` are those that were, the newest first. */
export const waitForCode = (sent: readonly InstantText[], now: InstantText): number => {
  const [last] = sent;
  const untilNext = last ? Math.ceil((Date.parse(last) + codeLimits.resendSeconds * 1000 - Date.parse(now)) / 1000) : 0;
  return Math.max(0, untilNext, waitForFewer(sent, codeLimits.anHour, anHour, now));
};

/** Seconds until another code may be sent to an address or phone, for any record; 0: now. `sent` are earlier ones, newest first. */
export const waitForAny = (sent: readonly InstantText[], most: number, now: InstantText): number =>
  waitForFewer(sent, most, anHour, now);

/** How often a salesperson reminds a customer by hand: not on the day on which the link was sent, and so often within a week. */
const nudgeLimits = { hours: 24, aWeek: 3 } as const;

/** Seconds until a customer may be reminded; 0: now. `nudged` are the reminders that were sent by hand, the newest first. */
export const waitForNudge = (sentAt: InstantText, nudged: readonly InstantText[], now: InstantText): number =>
  Math.max(
    waitForFewer([sentAt], 1, nudgeLimits.hours * anHour, now),
    waitForFewer(nudged, 1, nudgeLimits.hours * anHour, now),
    waitForFewer(nudged, nudgeLimits.aWeek, 7 * aDay, now),
  );

/** Whether a visit has ended: half an hour after the last call, and four hours after its code in any case. */
export const isVisitOver = (visit: { begunAt: InstantText; seenAt: InstantText }, now: InstantText): boolean => {
  const at = Date.parse(now);
  return (
    at - Date.parse(visit.seenAt) >= visitLimits.idleMinutes * 60_000 ||
    at - Date.parse(visit.begunAt) >= visitLimits.hours * 3_600_000
  );
};
