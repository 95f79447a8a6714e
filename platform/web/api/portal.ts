/**
 * A portal that staff look through (/amsaccess) is a tab: what it asks goes under a path of its own, whose cookie stands
 * beside the person's own session. The tab remembers it, other tabs know nothing of it.
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

/** What stands before the address of every call of this tab. */
export const callPrefix = (): string => (isPortal() ? path : '');

/** From now on this tab shows the portal: from its home, with nothing of before. */
export const enterPortal = (): void => {
  sessionStorage.setItem(mark, '1');
  window.location.replace('/');
};

/** The tab is the person's own again. Never settles: the page is on its way out. */
export const leavePortal = (): Promise<never> => {
  sessionStorage.clear();
  window.location.replace('/amsaccess');
  return new Promise(() => undefined);
};
