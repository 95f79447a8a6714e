import type { Tone } from '../kit/status/tone.ts';

export type ToastTone = Extract<Tone, 'success' | 'danger' | 'info' | 'warning'>;

/** A toast: words that need no answer (what does stands in the strip, `strip.ts`). The code that shows it is loaded with the first one. */
export type Toast = {
  message: string;
  tone: ToastTone;
  place: 'top-center' | 'top-right';
  /** Milliseconds on the screen. */
  stay: number;
};

const waiting: Toast[] = [];
let show: ((toast: Toast) => void) | undefined;
const hosts = new Set<() => void>();

const raise = (toast: Toast) => {
  if (show) return show(toast);
  waiting.push(toast);
  for (const wanted of hosts) wanted();
};

/** Connects the host that shows toasts, and shows those that wait. */
export const connectToasts = (showToast: (toast: Toast) => void): void => {
  show = showToast;
  for (const toast of waiting.splice(0)) showToast(toast);
};

/** Calls `wanted` when a toast waits for the host. Returns a function that stops it. */
export const onToastWanted = (wanted: () => void): (() => void) => {
  hosts.add(wanted);
  if (waiting.length > 0) wanted();
  return () => hosts.delete(wanted);
};

/** The result of a call, at top centre: 2 s for success, 3 s for a failure. */
export const toastResult = (message: string, tone: ToastTone = 'success'): void =>
  raise({ message, tone, place: 'top-center', stay: tone === 'success' ? 2000 : 3000 });

/** News that come by themselves, at top right: 2 s, one at a time. */
export const toastApp = (message: string, tone: ToastTone = 'info'): void =>
  raise({ message, tone, place: 'top-right', stay: 2000 });
