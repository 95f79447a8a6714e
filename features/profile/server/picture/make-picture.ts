import sharp, { type Sharp } from 'sharp';
import { Refusal } from '#platform/contract/refusal.ts';
import type { AskedSquare, Square } from '../../contract.ts';
import { squareOf } from './square-of.ts';

// Allows three formats of all that the library can read. SVG, PDF and rarely used decoders are a risk.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
// Leaves the other cores to the calls.
sharp.concurrency(1);

const kinds = new Set(['jpeg', 'png', 'webp']);
/** A decoded picture takes four bytes a pixel, and a core for as long as it is decoded. */
const mostPixels = 30_000_000;
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

/** Width and height of the upright picture. It reads the header only and decodes nothing. */
const sizeOf = async (bytes: Buffer) => {
  const { format, autoOrient } = await headerOf(bytes);
  if (!kinds.has(format)) throw unsupported();
  if (autoOrient.width * autoOrient.height > mostPixels)
    throw new Refusal('file.too-large', 'This picture has more than 30 megapixels. Choose a smaller one.', {
      field: 'file',
    });
  return autoOrient;
};

/**
 * Cuts a square out of a picture and draws it as an upright WebP of 256 × 256. Nothing else of the file is kept, such
 * as the place where it was taken.
 */
export const makePicture = async (bytes: Buffer, asked: AskedSquare): Promise<Buffer> => {
  const whole = await sizeOf(bytes);
  const square = squareOf(whole, asked);
  if (!square) throw new Refusal('square.invalid', 'This part lies outside the picture.', { field: 'size' });
  const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
  return cutOut(upright, whole, square)
    .webp({ quality: 84 })
    .toBuffer()
    .catch(() => {
      throw damaged();
    });
};

/**
 * The square, as large as it is kept. A large picture is made smaller first: the library then decodes only a part of a
 * JPEG's or WebP's detail.
 */
const cutOut = (picture: Sharp, whole: { width: number; height: number }, { left, top, size }: Square): Sharp => {
  if (size <= edge) return picture.extract({ left, top, width: size, height: size }).resize(edge, edge);
  const scale = edge / size;
  const width = Math.max(edge, Math.round(whole.width * scale));
  const height = Math.max(edge, Math.round(whole.height * scale));
  return picture.resize(width, height, { fit: 'fill' }).extract({
    left: Math.min(Math.round(left * scale), width - edge),
    top: Math.min(Math.round(top * scale), height - edge),
    width: edge,
    height: edge,
  });
};
