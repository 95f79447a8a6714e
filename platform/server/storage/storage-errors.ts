import { Refusal } from '#platform/contract/refusal.ts';

type StorageError = { code?: unknown; name?: unknown; $metadata?: { httpStatusCode?: number } };

const full = new Set<unknown>(['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'EntityTooLargeForQuota', 'XMinioStorageFull']);

const because = (refusal: Refusal, cause: unknown) => Object.assign(refusal, { cause });

/** Whether a file does not exist: the disk's error, and the service's with and without a body. A missing bucket is a fault. */
export const isGone = (error: unknown): boolean => {
  const { code, name, $metadata } = (error ?? {}) as StorageError;
  return code === 'ENOENT' || name === 'NotFound' || ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket');
};

export const fileMissing = () => new Refusal('file.missing', 'This file could not be found.');

/** A full disk, quota or bucket as a refusal of its own, because only making room helps. Other errors stay as they are. */
export const refuseWhenFull = (error: unknown): unknown => {
  if (error instanceof Refusal) return error;
  const { code, name, $metadata } = (error ?? {}) as StorageError;
  if (!full.has(code) && !full.has(name) && $metadata?.httpStatusCode !== 507) return error;
  const message = 'There is no room left to store files. Nothing was saved; please tell your administrator.';
  return because(new Refusal('file.storage-full', message), error);
};

/** Whether another try may succeed: the service can't be reached or has a fault. Wrong credentials stay wrong. */
export const isPassing = (error: unknown): boolean => {
  if (error instanceof Refusal) return false;
  const status = (error as StorageError)?.$metadata?.httpStatusCode;
  return status === undefined || status >= 500 || status === 429;
};

/** The refusal when the storage service fails; the cause is for the log. */
export const storageUnavailable = (cause: unknown) =>
  because(
    new Refusal('file.unavailable', 'Files can’t be reached just now. Please try again in a minute.', {
      retryAfter: 60,
    }),
    cause,
  );
