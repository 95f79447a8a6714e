/**
 * A tab in which staff look into a portal (/amsaccess). Its calls have a path of their own with a cookie of its own,
 * beside the cookie of the person's session. The tab's session storage marks it; other tabs are not affected.
 */
const mark = 'portal';
const path = '/ams';

export const isPortal = (): boolean => {
  try {
    return sessionStorage.getItem(mark) !== null;
  } catch {
    return false;
  }
};

/** The prefix of the address of every call of this tab. */
export const callPrefix = (): string => (isPortal() ? path : '');

/** Turns this tab into the portal and loads its home page. */
export const enterPortal = (): void => {
  sessionStorage.setItem(mark, '1');
  window.location.replace('/');
};

/** Returns this tab to the person's own session. The promise never settles, since the page is left. */
export const leavePortal = (): Promise<never> => {
  sessionStorage.clear();
  window.location.replace('/amsaccess');
  return new Promise(() => undefined);
};
