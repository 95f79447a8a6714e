/** One of an audience: a wide group, a team by its leader's id, or a rank by its code. */
export const audienceKey =
  /^(everyone|salespeople|staff|team:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|rank:[A-Z][A-Z0-9_]{0,39})$/;

/** The groups that are no team and no rank, in words. */
export const wideAudiences: Record<string, string> = {
  everyone: 'Everyone',
  salespeople: 'All salespeople',
  staff: 'Staff and administrators',
};
