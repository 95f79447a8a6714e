import type { ErrorEntry } from './refusal.ts';

/** What every call answers, whatever its status. */
export type Envelope<T> =
  | { success: true; data: T; message?: string; errors: [] }
  | { success: false; data: null; errors: ErrorEntry[]; detail?: unknown; reference?: string };
