import { redirect } from '@tanstack/react-router';
import { CallFailure } from '#platform/web/api/failure.ts';
import { keepLinkToken } from '#platform/web/api/linkToken.ts';

/** The pages that a mail leads to. */
type LinkPath = '/reset-password' | '/init-account' | '/profile/email' | '/email-confirm' | '/email-undo';

/**
 * Moves the token of a link from the address (and so from the history) into this tab's storage. A reload finds it
 * there.
 */
export const takeFromAddress = (path: LinkPath, token: string | undefined): void => {
  if (!token) return;
  keepLinkToken(path, token);
  throw redirect({ to: path, search: {}, replace: true });
};

/** The result of opening a mailed link: its data, or why it is not valid. */
export type OpenedLink<T> = { data: T } | { over: string };

const incomplete = 'This page opens by the link in a mail. Open it from there.';

/** Opens a mailed link. Returns the server's message if it is used, expired or incomplete. */
export const openLink = async <T>(
  token: string | undefined,
  ask: (token: string) => Promise<T>,
): Promise<OpenedLink<T>> => {
  if (!token) return { over: incomplete };
  try {
    return { data: await ask(token) };
  } catch (error) {
    if (error instanceof CallFailure && [400, 404].includes(error.status)) return { over: error.message };
    throw error;
  }
};
