import sharp from 'sharp';
import { Refusal } from '#platform/contract/refusal.ts';
import type { AskedSquare } from '../../contract.ts';
import { squareOf } from './square-of.ts';

// Of all that the library could open, these three alone: no SVG, no PDF, no rarely used decoder.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
// A picture is no reason to take every core from the calls.
sharp.concurrency(1);

const kinds = new Set(['jpeg', 'png', 'webp']);
/** More than phones take; a picture unfolds to four bytes for each. */
const mostPixels = 60_000_000;
const edge = 256;

const unsupported = () =>
  new Refusal('file.unsupported', 'This is not a picture that can be used. Choose a JPEG, PNG or WebP file.', {
    field: 'file',
  });
const damaged = () =>
  new Refusal('file.invalid', 'This picture is damaged and can’t be read. Choose another.', { field: 'file' });

const headerOf = async (bytes: Buffer) => {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw unsupported();
  }
};

/** Width and height as it is seen, from the header alone: nothing is decoded yet. */
const sizeOf = async (bytes: Buffer) => {
  const { format, autoOrient } = await headerOf(bytes);
  if (!kinds.has(format)) throw unsupported();
  if (autoOrient.width * autoOrient.height > mostPixels)
    throw new Refusal('file.too-large', 'This picture has more than 60 megapixels. Choose a smaller one.', {
      field: 'file',
    });
  return autoOrient;
};

/**
 * A square of a picture, upright, 256 × 256, drawn anew as WebP: of the file that came nothing is left, neither where it
 * was taken nor what was hidden in it.
 */
export const makePicture = async (bytes: Buffer, asked: AskedSquare): Promise<Buffer> => {
  const square = squareOf(await sizeOf(bytes), asked);
  if (!square) throw new Refusal('square.invalid', 'This part lies outside the picture.', { field: 'size' });
  const { left, top, size } = square;
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .extract({ left, top, width: size, height: size })
    .resize(edge, edge)
    .webp({ quality: 84 })
    .toBuffer()
    .catch(() => {
      throw damaged();
    });
};
