import type { DetailedError, Upload } from 'tus-js-client';
import { CallFailure, offlineFailure } from '../api/failure.ts';
import { endSession } from '../api/session-end.ts';
import { resumeKey, resumeMemory } from './resumeMemory.ts';
import { pageLeft } from './uploadState.ts';

type Options = {
  /** Where uploads of this kind are made. */
  endpoint: string;
  /** The purpose of the file. The same file for the same purpose continues where it stopped, also after a reload. */
  subject: string;
  onProgress: (sent: number, total: number) => void;
  signal: AbortSignal;
};

/** `id` is that of the finished upload. Call `settle` once it was attached or refused. */
type Sent = { id: string; settle: () => void };

const chunkSize = 4 * 1_048_576;
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000];
const memory = resumeMemory();

/**
 * Sends a file in pieces, so that a lost connection costs only the current piece. Cancelling removes what was sent.
 * @throws CallFailure with the server's message.
 */
export const sendResumably = async (file: File, { endpoint, subject, onProgress, signal }: Options): Promise<Sent> => {
  // The library is loaded with the first upload.
  const { Upload: TusUpload } = await import('tus-js-client');
  const key = await resumeKey(subject, file);
  signal.throwIfAborted();
  const done = Promise.withResolvers<void>();
  const upload: Upload = new TusUpload(file, {
    endpoint: new URL(endpoint, window.location.href).href,
    uploadUrl: memory.find(key) ?? null,
    chunkSize,
    retryDelays,
    headers: { 'x-requested-with': 'gable' },
    metadata: { filename: file.name },
    // `memory` does this.
    storeFingerprintForResuming: false,
    onUploadUrlAvailable: () => upload.url && memory.keep(key, upload.url),
    onProgress,
    onShouldRetry: (error) => mayPass(statusOf(error)),
    onSuccess: () => done.resolve(),
    onError: (error) => {
      if (statusOf(error) === 0 && !navigator.onLine) return void whenOnline(signal).then(() => upload.start());
      done.reject(failureOf(error));
    },
  });
  const settle = () => memory.forget(key);
  signal.addEventListener('abort', () => {
    const isCancelled = signal.reason !== pageLeft;
    if (isCancelled) settle();
    // If this fails, the upload expires on the server.
    upload.abort(isCancelled).catch(() => undefined);
    done.reject(signal.reason);
  });
  upload.start();
  await done.promise;
  return { id: upload.url?.split('/').at(-1) ?? '', settle };
};

const whenOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true, signal }));

const statusOf = (error: Error | DetailedError): number =>
  ('originalResponse' in error && error.originalResponse?.getStatus()) || 0;

/** Whether a failure may pass by itself: no answer, a restarting server, or a piece that is still being written. */
const mayPass = (status: number): boolean => [0, 409, 423, 500, 502, 503, 504].includes(status);

const failureOf = (error: Error | DetailedError): CallFailure => {
  const status = statusOf(error);
  if (status === 0) return offlineFailure();
  if (status === 401) void endSession('media.uploads');
  return new CallFailure(status, errorsOf(error as DetailedError));
};

const errorsOf = ({ originalResponse }: DetailedError): CallFailure['errors'] => {
  try {
    const { errors } = JSON.parse(originalResponse?.getBody() ?? '') as { errors?: CallFailure['errors'] };
    if (errors?.[0]) return errors;
  } catch {
    // The answer is a proxy's page or empty.
  }
  return [{ message: 'It did not get through. Check your connection and retry.' }];
};
