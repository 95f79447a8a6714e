import { pino } from 'pino';

export type Log = {
  debug(detail: object, message: string): void;
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
};

/**
 * Structured lines on stdout. What may hold personal data never gets here: requests are logged by route pattern,
 * not by address, and without bodies, headers or query; the redaction is a second fence.
 */
export const openLog = (level: string) =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ['*.password', '*.token', '*.idNumber', '*.authorization', '*.cookie', 'password', 'token', 'idNumber'],
  });

/** The log as the embedded database writes to it: level first, and what is to know last. */
export const embeddedLog =
  (log: Log) =>
  (level: keyof Log, message: string, detail: object = {}): void =>
    log[level](detail, message);
