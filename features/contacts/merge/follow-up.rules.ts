/** When to get in touch next, and about what: one value. A note without a day is none. */
type FollowUp = { followUpOn: string | null; followUpNote: string | null };
/** A follow-up that waits until the one of the contact is done. */
export type Waiting = { onDay: string; note: string };

/** The follow-up of the contact that stays; of two, the one that is not chosen waits. */
export const mergedFollowUp = (keep: FollowUp, lose: FollowUp, isTaken: boolean) => {
  const own = waitingOf(keep);
  const other = waitingOf(lose);
  const [stays, waits] = other && (!own || isTaken) ? [other, own] : [own, other];
  const values = stays && stays === other ? { followUpOn: other.onDay, followUpNote: other.note } : {};
  const isSame = stays && waits && stays.onDay === waits.onDay && stays.note === waits.note;
  return { values, waits: isSame ? undefined : waits };
};

const waitingOf = ({ followUpOn, followUpNote }: FollowUp): Waiting | undefined =>
  followUpOn ? { onDay: followUpOn, note: followUpNote ?? '' } : undefined;
