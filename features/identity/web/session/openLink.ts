import { CallFailure } from '#platform/web/api/failure.ts';

/** What a link opens, or why it opens nothing. */
export type OpenedLink<T> = { found: T } | { over: string };

const incomplete = 'This page opens by the link in a mail. Open it from there.';

/** Asks what is behind a link; one that is used, too old or cut off says so in place of the form. */
export const openLink = async <T>(
  token: string | undefined,
  ask: (token: string) => Promise<T>,
): Promise<OpenedLink<T>> => {
  if (!token) return { over: incomplete };
  try {
    return { found: await ask(token) };
  } catch (error) {
    if (error instanceof CallFailure && [400, 404].includes(error.status)) return { over: error.message };
    throw error;
  }
};
