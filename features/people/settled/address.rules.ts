/**
 * Hours during which an account is not trusted with money after another person changed its email address: its bank account stays, and it
 * approves nothing. An account taken over by its address must be worth nothing.
 */
export const hoursUntilTrusted = 72;

/** Until when an account is not trusted with money; undefined if it is. `changedAt`: when another person changed its address. */
export const restsUntil = (changedAt: string | null, now: Temporal.Instant): Temporal.Instant | undefined => {
  if (!changedAt) return undefined;
  const until = Temporal.Instant.from(changedAt).add({ hours: hoursUntilTrusted });
  return Temporal.Instant.compare(now, until) < 0 ? until : undefined;
};
