import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createInflateRaw, inflateRaw } from 'node:zlib';
import { Refusal } from '#platform/contract/refusal.ts';
import { readAt } from './read-at.ts';
import { refuseInComment } from './second-file.ts';

export type ZipEntry = {
  name: string;
  flags: number;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
};

const endSize = 22;
const longestComment = 65_535;
const directoryLimit = 4_194_304;
const localHeaderSize = 30;
const deflated = 8;
const pieceSize = 262_144;
const inflate = promisify(inflateRaw);

const damaged = () =>
  new Refusal('file.invalid', 'This file is damaged: its parts can’t be read. Save it again and upload it.');

/** The record at the end of a ZIP. Its comment must end where the file ends, so that nothing is hidden after it. */
const findEnd = async (file: FileHandle, size: number) => {
  const tail = await readAt(file, Math.max(0, size - endSize - longestComment), endSize + longestComment);
  for (let at = tail.length - endSize; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== 0x06054b50 || at + endSize + tail.readUInt16LE(at + 20) !== tail.length) continue;
    return {
      position: size - tail.length + at,
      count: tail.readUInt16LE(at + 10),
      directorySize: tail.readUInt32LE(at + 12),
      directoryOffset: tail.readUInt32LE(at + 16),
      comment: tail.subarray(at + endSize),
    };
  }
  return undefined;
};

/** Whether a file of another kind is a ZIP as well: unpackers read a ZIP from its end and ignore what comes before it. */
export const endsAsZip = async (file: FileHandle, size: number): Promise<boolean> => {
  const end = await findEnd(file, size);
  if (!end || end.count === 0 || end.directorySize > end.position) return false;
  return (await readAt(file, end.position - end.directorySize, 4)).toString('latin1') === 'PK\x01\x02';
};

const entryAt = (directory: Buffer, at: number): { entry: ZipEntry; next: number } => {
  if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) throw damaged();
  const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
  const entry = {
    name: directory.toString('utf8', at + 46, nameEnd),
    flags: directory.readUInt16LE(at + 8),
    method: directory.readUInt16LE(at + 10),
    packed: directory.readUInt32LE(at + 20),
    unpacked: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
  };
  return { entry, next: nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32) };
};

/** Refuses entries that share bytes: by that a small archive can unpack to terabytes. */
const refuseOverlaps = (entries: ZipEntry[], directoryOffset: number) => {
  const inOrder = entries.toSorted((a, b) => a.offset - b.offset);
  for (const [index, entry] of inOrder.entries()) {
    const end = entry.offset + localHeaderSize + Buffer.byteLength(entry.name) + entry.packed;
    if (end > (inOrder[index + 1]?.offset ?? directoryOffset)) throw damaged();
  }
};

/** The central directory of a ZIP, read without unpacking anything; `file.invalid` when it doesn't add up. */
export const readZipDirectory = async (file: FileHandle, size: number): Promise<ZipEntry[]> => {
  const end = await findEnd(file, size);
  if (!end || end.directorySize > directoryLimit || end.directoryOffset + end.directorySize > end.position)
    throw damaged();
  refuseInComment(end.comment);
  const directory = await readAt(file, end.directoryOffset, end.directorySize);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < end.count; ) {
    const { entry, next } = entryAt(directory, at);
    entries.push(entry);
    at = next;
  }
  refuseOverlaps(entries, end.directoryOffset);
  return entries;
};

const startOf = async (file: FileHandle, { offset }: ZipEntry): Promise<number> => {
  const header = await readAt(file, offset, localHeaderSize);
  if (header.length < localHeaderSize) throw damaged();
  return offset + localHeaderSize + header.readUInt16LE(26) + header.readUInt16LE(28);
};

/** One entry unpacked, at most `limit` bytes whatever the directory claims; else `file.invalid`. */
export const readZipEntry = async (file: FileHandle, entry: ZipEntry, limit: number): Promise<Buffer> => {
  if (entry.packed > limit) throw damaged();
  const packed = await readAt(file, await startOf(file, entry), entry.packed);
  if (entry.method === 0) return packed;
  return inflate(packed, { maxOutputLength: limit }).catch(() => {
    throw damaged();
  });
};

async function* packedPieces(file: FileHandle, entry: ZipEntry): AsyncGenerator<Buffer> {
  const start = await startOf(file, entry);
  for (let at = 0; at < entry.packed; at += pieceSize)
    yield await readAt(file, start + at, Math.min(pieceSize, entry.packed - at));
}

/**
 * The bytes that an entry really unpacks to, whatever the directory claims. It is unpacked piece by piece, nothing is
 * kept, and it stops past `limit`.
 */
export const measureZipEntry = async (file: FileHandle, entry: ZipEntry, limit: number): Promise<number> => {
  if (entry.packed === 0) return 0;
  if (entry.method === 0) return entry.packed;
  if (entry.method !== deflated) throw damaged();
  let unpacked = 0;
  try {
    for await (const piece of Readable.from(packedPieces(file, entry)).pipe(createInflateRaw())) {
      unpacked += (piece as Buffer).length;
      if (unpacked > limit) return unpacked;
    }
  } catch {
    throw damaged();
  }
  return unpacked;
};
