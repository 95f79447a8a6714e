import { bytesOf, openPicture } from '#platform/server/pictures/open-picture.ts';

export type Drawn = { bytes: Buffer; ending: 'png' | 'jpg'; width: number; height: number };

/** A picture in each of the widths that pages show; a narrower one is not enlarged. One with transparency stays a PNG. */
export const drawPictures = async (bytes: Buffer, widths: readonly number[]): Promise<Drawn[]> => {
  const { upright, width: whole, height, hasAlpha } = await openPicture(bytes);
  const drawn: Drawn[] = [];
  for (const widest of widths) {
    const width = Math.min(whole, widest);
    const smaller = upright().resize({ width });
    const made = hasAlpha ? smaller.png({ palette: true }) : smaller.jpeg({ quality: 84, mozjpeg: true });
    drawn.push({
      bytes: await bytesOf(made),
      ending: hasAlpha ? 'png' : 'jpg',
      width,
      height: Math.max(1, Math.round((height * width) / whole)),
    });
  }
  return drawn;
};
