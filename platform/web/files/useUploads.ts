import { useCallback, useEffect, useReducer, useRef } from 'react';
import { pageLeft, type UploadItem, uploadsAfter } from './uploadState.ts';

export type UploadFunction<Result> = (
  file: File,
  options: { onProgress: (sent: number, total: number) => void; signal: AbortSignal },
) => Promise<Result>;

type Options<Result> = {
  upload: UploadFunction<Result>;
  /** May return a promise: then the file counts as done when it resolves. */
  onUploaded?: ((result: Result, file: File) => unknown) | undefined;
  /** Removes finished files from the list, because the page shows them itself. */
  forgetDone?: boolean;
  /** How many at a time. */
  atOnce?: number;
};

const reasonOf = (error: unknown): string => {
  const errors = typeof error === 'object' && error !== null && 'errors' in error ? error.errors : undefined;
  const first: unknown = Array.isArray(errors) ? errors[0]?.message : undefined;
  return typeof first === 'string' ? first : 'It did not get through. Check your connection and retry.';
};

/** Uploads files, a few at a time, each with its progress, and each cancelled or retried on its own. */
export function useUploads<Result>({ upload, onUploaded, forgetDone = false, atOnce = 2 }: Options<Result>) {
  const [items, dispatch] = useReducer(uploadsAfter, []);
  const stops = useRef(new Map<string, AbortController>());
  const latest = useRef({ upload, onUploaded, forgetDone });
  latest.current = { upload, onUploaded, forgetDone };

  const start = useCallback(async ({ id, file }: UploadItem) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    dispatch({ type: 'started', id });
    const onProgress = (sent: number) => dispatch({ type: 'progress', id, sent });
    try {
      const result = await latest.current.upload(file, { onProgress, signal: stop.signal });
      if (stop.signal.aborted) return;
      await latest.current.onUploaded?.(result, file);
      dispatch({ type: latest.current.forgetDone ? 'removed' : 'done', id });
    } catch (error) {
      if (!stop.signal.aborted) dispatch({ type: 'failed', id, reason: reasonOf(error) });
    } finally {
      stops.current.delete(id);
    }
  }, []);

  useEffect(() => {
    const free = atOnce - stops.current.size;
    for (const item of items.filter((each) => each.state === 'waiting').slice(0, Math.max(0, free))) void start(item);
  }, [items, atOnce, start]);

  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort(pageLeft);
    };
  }, []);

  return {
    items,
    add: (files: File[]) =>
      dispatch({ type: 'added', files: files.map((file) => ({ id: crypto.randomUUID(), file })) }),
    cancel: (id: string) => {
      stops.current.get(id)?.abort();
      dispatch({ type: 'removed', id });
    },
    retry: (id: string) => dispatch({ type: 'retried', id }),
    remove: (id: string) => dispatch({ type: 'removed', id }),
    refuse: (file: File, reason: string) => dispatch({ type: 'refused', id: crypto.randomUUID(), file, reason }),
  };
}
