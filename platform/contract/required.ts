/** What is said of a field that must be filled in and is not: by the browser, and by the server. */
export const required = 'This is required.';
