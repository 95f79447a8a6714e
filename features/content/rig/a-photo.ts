import sharp from 'sharp';

/** A photo as a phone sends it. */
export const aPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3b7dd8' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 17/1 0/1' } })
    .toBuffer();

export const sizeOf = async (bytes: Buffer): Promise<[number, number]> => {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
};
