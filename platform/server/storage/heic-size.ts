import type { FileHandle } from 'node:fs/promises';
import type { PixelSize } from './image-size.ts';
import { readAt } from './read-at.ts';

type Box = { type: string; start: number; end: number };

const mostBoxes = 10_000;
const metaLimit = 4_194_304;

/** Length and name of the box at `at`, in a buffer that begins there; undefined when it can't be one. */
const boxOf = (head: Buffer, at: number, limit: number): Box | undefined => {
  if (head.length < 8) return undefined;
  const short = head.readUInt32BE(0);
  const long = short === 1 && head.length >= 16;
  const length = long ? Number(head.readBigUInt64BE(8)) : short === 0 ? limit - at : short;
  const start = at + (long ? 16 : 8);
  const end = at + length;
  return end < start || end > limit ? undefined : { type: head.toString('latin1', 4, 8), start, end };
};

const childrenOf = (data: Buffer, start: number, end: number): Box[] => {
  const boxes: Box[] = [];
  for (let at = start; at < end && boxes.length < mostBoxes; ) {
    const box = boxOf(data.subarray(at, at + 16), at, end);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
};

const findMeta = async (file: FileHandle, size: number): Promise<Buffer | undefined> => {
  for (let at = 0, seen = 0; at < size && seen < 100; seen++) {
    const box = boxOf(await readAt(file, at, 16), at, size);
    if (!box) return undefined;
    if (box.type === 'meta') {
      return box.end - box.start > metaLimit ? undefined : await readAt(file, box.start, box.end - box.start);
    }
    at = box.end;
  }
  return undefined;
};

/**
 * The largest picture that a HEIC declares: `ispe` boxes in meta / iprp / ipco (ISO/IEC 23008-12), those of tiles and
 * thumbnails among them. Undefined when there is none.
 */
export const heicSize = async (file: FileHandle, size: number): Promise<PixelSize | undefined> => {
  const meta = await findMeta(file, size);
  if (!meta) return undefined;
  const sizes = childrenOf(meta, 4, meta.length) // four bytes of version and flags come first
    .filter((box) => box.type === 'iprp')
    .flatMap((box) => childrenOf(meta, box.start, box.end))
    .filter((box) => box.type === 'ipco')
    .flatMap((box) => childrenOf(meta, box.start, box.end))
    .filter((box) => box.type === 'ispe' && box.end - box.start >= 12)
    .map((box) => ({ width: meta.readUInt32BE(box.start + 4), height: meta.readUInt32BE(box.start + 8) }));
  return sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
};
