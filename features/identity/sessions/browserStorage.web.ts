import { isPortal } from '#platform/web/api/portal.ts';

/** The key of the remembered user in the browser's storage: `{userName}`. The session itself is a cookie. */
export const userInfoKey = 'user-info';

/** A tab that looks into a portal has another person, so it uses storage of its own. */
const area = () => (isPortal() ? sessionStorage : localStorage);

/** The user name that was signed in here last, or undefined. It is only a hint: `users/info` decides. */
export const rememberedUser = (): string | undefined => {
  try {
    const stored: unknown = JSON.parse(area().getItem(userInfoKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('userName' in stored)) return undefined;
    return typeof stored.userName === 'string' ? stored.userName : undefined;
  } catch {
    return undefined;
  }
};

export const rememberUser = (userName: string): void => {
  try {
    area().setItem(userInfoKey, JSON.stringify({ userName }));
  } catch {
    // Signing in works without storage.
  }
};

export const forgetUser = (): void => {
  try {
    area().removeItem(userInfoKey);
  } catch {
    // Without storage there is nothing to remove.
  }
};

/** Clears the browser's storage and every cookie that a page can reach. Runs when a session has ended. */
export const clearBrowser = (): void => {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[area].clear();
    } catch {
      // The browser blocks storage, so there is nothing to clear.
    }
  }
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]?.trim();
    if (name) expireCookie(name);
  }
};

const expireCookie = (name: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http
  document.cookie = `${name}=; Max-Age=0; Path=/`;
};
