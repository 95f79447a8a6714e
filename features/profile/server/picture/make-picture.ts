import type { Sharp } from 'sharp';
import { Refusal } from '#platform/contract/refusal.ts';
import { bytesOf, openPicture } from '#platform/server/pictures/open-picture.ts';
import type { AskedSquare, Square } from '../../contract.ts';
import { squareOf } from './square-of.ts';

const edge = 256;

/** Cuts a square out of a picture and draws it as an upright WebP of 256 × 256. */
export const makePicture = async (bytes: Buffer, asked: AskedSquare): Promise<Buffer> => {
  const { upright, ...whole } = await openPicture(bytes);
  const square = squareOf(whole, asked);
  if (!square) throw new Refusal('square.invalid', 'This part lies outside the picture.', { field: 'size' });
  return bytesOf(cutOut(upright(), whole, square).webp({ quality: 84 }));
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
