import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** Facts of a copy: `sha256` in hex, `size` in bytes. */
export type Copied = { size: number; sha256: string };

const pieceSize = 1_048_576;

/**
 * Copies a file and hashes it. When it returns, the copy survives a power cut. Answers undefined, and writes nothing, for a
 * file that does not exist any more.
 */
export const copyFile = async (from: string, to: string): Promise<Copied | undefined> => {
  await using source = await openIfThere(from);
  if (!source) return undefined;
  await using target = await open(to, 'wx', 0o600);
  const copied = await readThrough(source, (piece) => target.writeFile(piece));
  await target.sync();
  return copied;
};

/** Size and hash of a file; undefined where there is none. */
export const hashFile = async (path: string): Promise<Copied | undefined> => {
  await using source = await openIfThere(path);
  return source && (await readThrough(source, async () => undefined));
};

const readThrough = async (source: FileHandle, take: (piece: Buffer) => Promise<void>): Promise<Copied> => {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(pieceSize);
  let size = 0;
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, pieceSize);
    if (bytesRead === 0) return { size, sha256: hash.digest('hex') };
    const piece = buffer.subarray(0, bytesRead);
    hash.update(piece);
    await take(piece);
    size += bytesRead;
  }
};

const openIfThere = (path: string): Promise<FileHandle | undefined> =>
  open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** Writes a new file; when it returns, the text survives a power cut. */
export const writeText = async (path: string, text: string): Promise<Copied> => {
  await using file = await open(path, 'wx', 0o600);
  await file.writeFile(text);
  await file.sync();
  return { size: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') };
};
