/**
 * Hours after another person changed someone's email address in which the account is not trusted with money: its bank
 * account stays, and it approves nothing. Whoever takes over an account by its address must gain nothing by it.
 */
export const hoursUntilTrusted = 72;

/** Until when an account is not trusted with money; undefined if it is. `changedAt`: when another person changed its address. */
export const restsUntil = (changedAt: string | null, now: Temporal.Instant): Temporal.Instant | undefined => {
  if (!changedAt) return undefined;
  const until = Temporal.Instant.from(changedAt).add({ hours: hoursUntilTrusted });
  return Temporal.Instant.compare(now, until) < 0 ? until : undefined;
};
