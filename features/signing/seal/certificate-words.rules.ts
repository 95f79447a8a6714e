import { agencyZone, dayOf, formatDay, type InstantText } from '#platform/contract/days.ts';
import type { VerifiedBy, Way } from '../signing.words.ts';

/** A moment to the second in Singapore, with the offset: `23 Nov 2026, 10:38:44 +08:00`. */
export const stamp = (instant: InstantText): string => {
  const there = Temporal.Instant.from(instant).toZonedDateTimeISO(agencyZone);
  return `${formatDay(dayOf(instant))}, ${there.toPlainTime().toString({ smallestUnit: 'second' })} ${there.offset}`;
};

/** How the certificate page says that it was made sure who signed. `email` is masked. */
export const madeSureBy = (verifiedBy: VerifiedBy, way: Way, email: string): string =>
  verifiedBy === 'CODE' ? `A code sent to ${email}` : byLink[way](email);

const byLink: Record<Way, (email: string) => string> = {
  MAIL: (email) => `The link sent to ${email}`,
  SHARE: () => 'The link, handed over by the salesperson, without a code',
  HERE: () => 'The link, opened in the salesperson’s presence, without a code',
};
