import { useSyncExternalStore } from 'react';

const key = 'gable-single-keys';
const listeners = new Set<() => void>();
/** The choice in a browser that stores nothing; lost when the page is loaded again. */
let unstored: boolean | undefined;

/** Whether letters and digits alone act on a page. People who use speech input, or whose hand rests on the keys, switch them off. */
export const haveSingleKeys = (): boolean => {
  try {
    return unstored ?? localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
};

/** Switches them on or off, in this browser. */
export const setSingleKeys = (isOn: boolean): void => {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    unstored = isOn;
  }
  for (const changed of listeners) changed();
};

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, haveSingleKeys);
