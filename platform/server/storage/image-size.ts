import type { FileHandle } from 'node:fs/promises';
import { readAt } from './read-at.ts';

/** Width and height in pixels, as they are in the header. */
export type PixelSize = { width: number; height: number };

const pngStart = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const mostSegments = 1_000;

/** The size in a PNG's first chunk; undefined where there is none. */
export const pngSize = async (file: FileHandle): Promise<PixelSize | undefined> => {
  const head = await readAt(file, 0, 24);
  if (head.length < 24 || !head.subarray(0, 16).equals(pngStart)) return undefined;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
};

/** Start-of-frame markers are C0 to CF without C4 (tables), C8 (reserved) and CC (conditioning). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size in a JPEG's frame header, found by stepping over the segments before it; undefined when there is none. */
export const jpegSize = async (file: FileHandle): Promise<PixelSize | undefined> => {
  if ((await readAt(file, 0, 2)).toString('hex') !== 'ffd8') return undefined;
  for (let at = 2, seen = 0; seen < mostSegments; seen++) {
    const head = await readAt(file, at, 9);
    if (head.length < 9 || head[0] !== 0xff) return undefined;
    const marker = head.readUInt8(1);
    if (isFrame(marker)) return { height: head.readUInt16BE(5), width: head.readUInt16BE(7) };
    if (marker === 0xda || marker === 0xd9) return undefined;
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(2);
  }
  return undefined;
};
