import { type DestinationStream, pino } from 'pino';

export type Log = {
  debug(detail: object, message: string): void;
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
};

/** Drizzle writes a query's values behind its text: they are cut off. */
export const withoutParams = (text: string): string => text.split('\nparams:')[0] ?? text;

const plain = (value: unknown): unknown => {
  if (typeof value === 'string') return withoutParams(value);
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  const at = stack?.split('\n    at ').slice(1, 8);
  return {
    name,
    message: withoutParams(message),
    ...(cause instanceof Error && { reason: withoutParams(cause.message) }),
    at,
  };
};

const withoutValues = (detail: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(detail).map(([key, value]) => [key, plain(value)]));

/**
 * Structured lines on stdout. Personal data must not be logged: requests are logged by route pattern, without address,
 * body, headers or query. The redaction is a second protection.
 */
export const openLog = (level: string, to: DestinationStream = pino.destination(1)) =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: withoutValues },
      redact: ['*.password', '*.token', '*.idNumber', '*.authorization', '*.cookie', 'password', 'token', 'idNumber'],
    },
    to,
  );

/** The log with the parameters in the order that the embedded database uses. */
export const embeddedLog =
  (log: Log) =>
  (level: keyof Log, message: string, detail: object = {}): void =>
    log[level](detail, message);
