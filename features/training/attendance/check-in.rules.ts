type Times = { startsAt: string; endsAt: string };

/**
 * Whether people check in at a moment (milliseconds) to a session that is neither called off nor completed: the doors open half an
 * hour before it begins.
 */
export const isCheckInOpen = ({ startsAt, endsAt }: Times, now: number): boolean => {
  const opens = Temporal.Instant.from(startsAt).subtract({ minutes: 30 });
  return opens.epochMilliseconds <= now && now < Temporal.Instant.from(endsAt).epochMilliseconds;
};
