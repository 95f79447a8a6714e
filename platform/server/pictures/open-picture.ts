import sharp, { type Sharp } from 'sharp';
import { Refusal } from '#platform/contract/refusal.ts';

// Allows three formats of all that the library can read. SVG, PDF and rarely used decoders are a risk.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
// Leaves the other cores to the calls.
sharp.concurrency(1);

const kinds = new Set(['jpeg', 'png', 'webp']);
/** A decoded picture takes four bytes a pixel, and a core for as long as it is decoded. */
const mostPixels = 30_000_000;

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

/** A picture that somebody sent: width and height as it stands upright, and what draws it. Reads the header and decodes nothing. */
export const openPicture = async (bytes: Buffer) => {
  const { format, autoOrient, hasAlpha } = await headerOf(bytes);
  if (!kinds.has(format)) throw unsupported();
  if (autoOrient.width * autoOrient.height > mostPixels)
    throw new Refusal('file.too-large', 'This picture has more than 30 megapixels. Choose a smaller one.', {
      field: 'file',
    });
  const upright = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
  return { ...autoOrient, hasAlpha, upright };
};

/** The bytes of a picture that is drawn anew. Nothing else of the file is kept, such as the place where it was taken. */
export const bytesOf = (picture: Sharp): Promise<Buffer> =>
  picture.toBuffer().catch(() => {
    throw damaged();
  });
