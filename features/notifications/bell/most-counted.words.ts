/** Unread notifications are counted up to this number. */
export const mostCounted = 100;
