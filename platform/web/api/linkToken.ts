/** The token of a link that somebody was sent, by the page that it opens. It is kept in this tab alone; a reload finds it. */

const kept = new Map<string, string>();
const keyOf = (path: string) => `gable-link:${path}`;

export const keepLinkToken = (path: string, token: string): void => {
  kept.set(path, token);
  try {
    sessionStorage.setItem(keyOf(path), token);
  } catch {
    // Without storage it is kept in memory until a reload.
  }
};

export const readLinkToken = (path: string): string | undefined => {
  try {
    return kept.get(path) ?? sessionStorage.getItem(keyOf(path)) ?? undefined;
  } catch {
    return kept.get(path);
  }
};

/** Removes the token after use. */
export const dropLinkToken = (path: string): void => {
  kept.delete(path);
  try {
    sessionStorage.removeItem(keyOf(path));
  } catch {
    // Without storage there is nothing to remove.
  }
};
