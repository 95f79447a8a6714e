import { useSyncExternalStore } from 'react';

let place: HTMLElement | null = null;
const watchers = new Set<() => void>();

const put = (next: HTMLElement | null) => {
  place = next;
  for (const watcher of watchers) watcher();
};

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** As the ref of an element: the list of a page offers a place beside its search for the buttons of the page's head. */
export const offerPlace = (element: HTMLElement | null) => {
  if (place || !element || !element.closest('[data-page] > [data-fluid]')) return;
  put(element);
  return () => put(null);
};

/** Where the head of a page has its buttons on a phone, if its list offers a place. It is known before anything is painted. */
export const usePhoneActions = (): HTMLElement | null =>
  useSyncExternalStore(
    watch,
    () => place,
    () => null,
  );
