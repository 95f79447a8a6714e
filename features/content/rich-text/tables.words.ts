/** The largest table of a text. What is longer belongs into a file. */
export const mostColumns = 20;
export const mostRows = 200;
