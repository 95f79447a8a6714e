import { isPortal } from '#platform/web/api/portal.ts';

/** 00: the browser's storage holds {userName} under this key, nothing more; the session itself is a cookie it can't read. */
export const userInfoKey = 'user-info';

/** A portal that staff look through has its own person, and leaves the storage of all tabs alone. */
const area = () => (isPortal() ? sessionStorage : localStorage);

/** Who was signed in here last, or undefined. A hint alone: `users/info` decides. */
export const rememberedUser = (): string | undefined => {
  try {
    const kept: unknown = JSON.parse(area().getItem(userInfoKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('userName' in kept)) return undefined;
    return typeof kept.userName === 'string' ? kept.userName : undefined;
  } catch {
    return undefined;
  }
};

export const rememberUser = (userName: string): void => {
  try {
    area().setItem(userInfoKey, JSON.stringify({ userName }));
  } catch {
    // A browser that keeps nothing signs in all the same.
  }
};

export const forgetUser = (): void => {
  try {
    area().removeItem(userInfoKey);
  } catch {
    // Nothing was kept.
  }
};
