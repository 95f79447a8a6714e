import type { Tone } from '../kit/tone.ts';

export type ToastTone = Extract<Tone, 'success' | 'danger' | 'info' | 'warning'>;

/** What is to be shown; the host and its bytes come when there is a first one. */
export type Toast = {
  message: string;
  tone: ToastTone;
  place: 'top-center' | 'top-right';
  /** Milliseconds on the screen. */
  stay: number;
  action?: { label: string; run: () => void };
};

const waiting: Toast[] = [];
let show: ((toast: Toast) => void) | undefined;
const hosts = new Set<() => void>();

const raise = (toast: Toast) => {
  if (show) return show(toast);
  waiting.push(toast);
  for (const wanted of hosts) wanted();
};

/** The host's side: what waits is shown once it can. */
export const connectToasts = (showToast: (toast: Toast) => void): void => {
  show = showToast;
  for (const toast of waiting.splice(0)) showToast(toast);
};

/** Tells the host that a toast waits. Returns the way to stop listening. */
export const onToastWanted = (wanted: () => void): (() => void) => {
  hosts.add(wanted);
  if (waiting.length > 0) wanted();
  return () => hosts.delete(wanted);
};

/** The result of a call, at top centre: 2 s for success, 3 s for a failure. */
export const toastResult = (message: string, tone: ToastTone = 'success'): void =>
  raise({ message, tone, place: 'top-center', stay: tone === 'success' ? 2000 : 3000 });

/**
 * Word from the app itself, at top right: 2 s, one at a time.
 * @public 00 §9 names it; the first screen that speaks unasked uses it.
 */
export const toastApp = (message: string, tone: ToastTone = 'info'): void =>
  raise({ message, tone, place: 'top-right', stay: 2000 });

/**
 * Something done that can be undone within six seconds.
 * @public part of the kit
 */
export const toastUndo = (message: string, undo: () => void): void =>
  raise({ message, tone: 'info', place: 'top-center', stay: 6000, action: { label: 'Undo', run: undo } });
