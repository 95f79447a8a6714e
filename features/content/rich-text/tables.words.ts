/** The largest table of a text. A longer one belongs into a file. */
export const mostColumns = 20;
export const mostRows = 200;
