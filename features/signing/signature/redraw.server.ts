import sharp from 'sharp';
import { Refusal } from '#platform/contract/refusal.ts';
import { bytesOf, openPicture } from '#platform/server/pictures/open-picture.ts';
import { pictureQueue } from '#platform/server/pictures/picture-queue.ts';

const box = { width: 900, height: 400 };

/** The picture of a signature without the empty space around it, drawn anew as a PNG: nothing else of the file is kept. */
export const redraw = async (who: string, dataAddress: string | null): Promise<Buffer> => {
  const base64 = dataAddress?.slice(dataAddress.indexOf(',') + 1) ?? '';
  const bytes = Buffer.from(base64, 'base64');
  return pictureQueue(who, async () => {
    const { upright } = await openPicture(bytes).catch((error: unknown) => {
      throw error instanceof Refusal ? atPicture(error) : error;
    });
    const drawn = upright()
      .trim({ threshold: 20 })
      .resize({ ...box, fit: 'inside', withoutEnlargement: true });
    const png = await bytesOf(drawn.png({ palette: true, colours: 32 })).catch((error: unknown) => {
      throw error instanceof Refusal ? atPicture(error) : error;
    });
    if (!(await hasInk(png)))
      throw new Refusal(
        'signature.invalid',
        'There is no signature to be seen. Draw it anew, or choose another picture.',
        {
          field: 'picture',
        },
      );
    return png;
  });
};

/** Minimum of a signature: width and height in pixels, and the share of them that differ from the paper. */
const least = { width: 24, height: 8, ink: 0.002 };
/** Difference of ink from paper, of 255 greys. */
const contrast = 40;

/** Whether something is drawn, as it is printed on white paper: no dot, no empty or one-coloured picture. */
const hasInk = async (png: Buffer): Promise<boolean> => {
  const { data, info } = await sharp(png)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.width < least.width || info.height < least.height) return false;
  const greys = new Uint32Array(256);
  for (const grey of data) greys[grey] = (greys[grey] ?? 0) + 1;
  const paper = greys.indexOf(Math.max(...greys));
  const ink = greys.reduce((sum, pixels, grey) => sum + (Math.abs(grey - paper) > contrast ? pixels : 0), 0);
  return ink >= data.length * least.ink;
};

const atPicture = ({ code, message }: Refusal) => new Refusal(code, message, { field: 'picture' });
