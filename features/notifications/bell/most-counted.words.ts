/** So many unread notifications are counted; more are said to be more. */
export const mostCounted = 100;
