/** Has one line for each variable that is wrong; printed to the person who starts the server. */
export class ConfigError extends Error {}
