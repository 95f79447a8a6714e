/** The HTTP status that an error carries, 500 when it carries none. */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  if ('isNotFound' in error && error.isNotFound === true) return 404;
  for (const key of ['status', 'statusCode'] as const) {
    const status = (error as Record<string, unknown>)[key];
    if (typeof status === 'number' && status >= 400 && status < 600) return status;
  }
  return 500;
}

/** What the same call would be refused for again: what it asks for is no id, not there, or not for this person. */
const lasting = [400, 403, 404, 410];

/** Whether trying again may help. */
export const mayPass = (error: unknown): boolean => !lasting.includes(statusOf(error));

/** The title of the error page. */
export const routeErrorTitle = (error: unknown): string =>
  statusOf(error) === 404 ? '404 Not Found' : 'An error occurred';
