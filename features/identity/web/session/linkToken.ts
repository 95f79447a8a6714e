import { redirect } from '@tanstack/react-router';

/** The pages that a mail leads to. */
type LinkPath = '/reset-password' | '/init-account' | '/profile/email';

const kept = new Map<LinkPath, string>();
const keyOf = (path: LinkPath) => `gable-link:${path}`;

/**
 * The token of a link leaves the address at once, and with it the history: it stays in this tab, so that loading the
 * page anew finds it again.
 */
export const takeFromAddress = (path: LinkPath, token: string | undefined): void => {
  if (!token) return;
  kept.set(path, token);
  try {
    sessionStorage.setItem(keyOf(path), token);
  } catch {
    // In memory it lasts until the page is loaded anew.
  }
  throw redirect({ to: path, search: {}, replace: true });
};

export const readLinkToken = (path: LinkPath): string | undefined => {
  try {
    return kept.get(path) ?? sessionStorage.getItem(keyOf(path)) ?? undefined;
  } catch {
    return kept.get(path);
  }
};

/** It was used. */
export const dropLinkToken = (path: LinkPath): void => {
  kept.delete(path);
  try {
    sessionStorage.removeItem(keyOf(path));
  } catch {
    // Nothing was kept.
  }
};
