/** The newest five with the counts of every status: home and the menu's badges ask alike, so that it is one call. */
export const recentSubmissions = { query: { pageNumber: 1, pageSize: 5 } };
