import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Bytes in pieces. A `Readable` that is refused is destroyed; the request can still be answered. */
export type ByteSource = Readable | AsyncIterable<Uint8Array>;

export type WriteLimits = {
  /** Largest size taken; one byte more is refused while it streams, with `file.too-large`. */
  maxBytes: number;
  /** Checks the whole content before it is stored and answers its media type. When it throws, nothing is stored. */
  inspect?: ((path: string) => Promise<string>) | undefined;
};

/** `sha256` in hex, `size` in bytes; `contentType` is what `inspect` found, else application/octet-stream. */
export type StoredBytes = { key: string; sha256: string; size: number; contentType: string };

/** `modifiedAt` is an ISO instant. */
export type StoredFile = { key: string; size: number; modifiedAt: string };

/**
 * Stores the bytes of files; their names, owners and types are in the database. The store makes the keys (`yyyy/mm/uuid`).
 * Refuses with `file.too-large`, `file.storage-full`, `file.missing` and `file.unavailable`.
 */
export type FileStore = {
  /** Takes all of the source or nothing. When it returns, the bytes survive a power cut. */
  write(source: ByteSource, limits: WriteLimits): Promise<StoredBytes>;
  /** The bytes of a key, or `file.missing`. The caller closes the stream. */
  read(key: string): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  /** Removing what isn't there is fine. */
  remove(key: string): Promise<void>;
  /** Every file with a key of ours, in no order. */
  list(): AsyncIterable<StoredFile>;
  /** Throws when a file couldn't be stored now. */
  check(): Promise<void>;
};

/** `yyyy/mm/uuid` (UTC): the month keeps folders small; nothing of the person's file name is in it. */
export const newFileKey = (now: Temporal.Instant): string =>
  `${now.toString().slice(0, 7).replace('-', '/')}/${randomUUID()}`;

/** Whether a key is one of ours; anything else (`../`, a name) never reaches the disk. */
export const isFileKey = (key: string): boolean => keyPattern.test(key);

const keyPattern = /^\d{4}\/\d{2}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
