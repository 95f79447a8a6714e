import { Refusal } from '#platform/contract/refusal.ts';

type StorageError = { code?: unknown; name?: unknown; $metadata?: { httpStatusCode?: number } };

const full = new Set<unknown>(['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'EntityTooLargeForQuota', 'XMinioStorageFull']);

const because = (refusal: Refusal, cause: unknown) => Object.assign(refusal, { cause });

/** The three ways to say that a key leads nowhere: the disk's, and the service's with and without a body. A bucket that isn't there is a fault. */
export const isGone = (error: unknown): boolean => {
  const { code, name, $metadata } = (error ?? {}) as StorageError;
  return code === 'ENOENT' || name === 'NotFound' || ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket');
};

export const fileMissing = () => new Refusal('file.missing', 'This file could not be found.');

/** A full disk, quota or bucket, told apart from a fault because only making room helps. */
export const refuseWhenFull = (error: unknown): unknown => {
  if (error instanceof Refusal) return error;
  const { code, name, $metadata } = (error ?? {}) as StorageError;
  if (!full.has(code) && !full.has(name) && $metadata?.httpStatusCode !== 507) return error;
  const message = 'There is no room left to store files. Nothing was saved; please tell your administrator.';
  return because(new Refusal('file.storage-full', message), error);
};

/** A service that can't be reached or isn't well: worth another try, unlike wrong credentials. */
export const isPassing = (error: unknown): boolean => {
  if (error instanceof Refusal) return false;
  const status = (error as StorageError)?.$metadata?.httpStatusCode;
  return status === undefined || status >= 500 || status === 429;
};

/** What a person is told when the storage service doesn't do its part; the cause is for the log. */
export const storageUnavailable = (cause: unknown) =>
  because(
    new Refusal('file.unavailable', 'Files can’t be reached just now. Please try again in a minute.', {
      retryAfter: 60,
    }),
    cause,
  );
