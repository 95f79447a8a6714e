import type { FileHandle } from 'node:fs/promises';

/** Up to `length` bytes from `position`; fewer where the file ends. */
export const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
};

const window = 1_048_576;
/** The longest pattern that is searched for. */
const overlap = 64;

/** Every place where a pattern begins in the bytes, read as latin1, with what it found. The file is read piece by piece. */
export async function* findAll(
  file: FileHandle,
  size: number,
  pattern: RegExp,
): AsyncGenerator<[number, RegExpExecArray]> {
  for (let at = 0; at < size; at += window) {
    const text = (await readAt(file, at, window + overlap)).toString('latin1');
    for (const match of text.matchAll(pattern)) if (match.index < window) yield [at + match.index, match];
  }
}
