import type { Readable } from 'node:stream';

/** Bytes in pieces. A `Readable` that is refused is destroyed; a request can still be answered then. */
export type ByteSource = Readable | AsyncIterable<Uint8Array>;

export type WriteLimits = {
  /** Largest size taken; one byte more is refused while it streams, with `file.too-large`. */
  maxBytes: number;
  /** Looks at the whole content before it gets its key, answers the media type, or throws to leave nothing behind. */
  inspect?: ((path: string) => Promise<string>) | undefined;
};

/** `sha256` in hex, `size` in bytes; `contentType` is what `inspect` found, else application/octet-stream. */
export type StoredBytes = { key: string; sha256: string; size: number; contentType: string };

/** `modifiedAt` is an ISO instant. */
export type StoredFile = { key: string; size: number; modifiedAt: string };

/**
 * Where the bytes of files live; names, owners and types are rows elsewhere. Keys are the store's own (`yyyy/mm/uuid`).
 * Refuses with `file.too-large`, `file.storage-full`, `file.missing` and `file.unavailable`.
 */
export type FileStore = {
  /** Takes all of the source or nothing. When it returns, the bytes survive a power cut. */
  write(source: ByteSource, limits: WriteLimits): Promise<StoredBytes>;
  /** The bytes of a key, or `file.missing`. Whoever asks closes the stream. */
  read(key: string): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  /** Removing what isn't there is fine. */
  remove(key: string): Promise<void>;
  /** Every file that is stored, in no order; what lies beside our keys isn't seen. */
  list(): AsyncIterable<StoredFile>;
  /** Throws when a file couldn't be stored now. */
  check(): Promise<void>;
};
