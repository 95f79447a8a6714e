import sharp from 'sharp';

const width = 200;
const height = 80;

/** A picture as a data address: a line across it, of this colour and thickness in pixels, on that paper. */
export const drawnSignature = async (given: { ink?: string; paper?: string; thick?: number; length?: number } = {}) => {
  const { ink = '#000000', paper = '#ffffff00', thick = 3, length = 160 } = given;
  const stroke = await sharp({ create: { width: length, height: thick, channels: 4, background: ink } })
    .rotate(12, { background: '#ffffff00' })
    .png()
    .toBuffer();
  const drawn = await sharp({ create: { width, height, channels: 4, background: paper } })
    .composite([{ input: stroke }])
    .png()
    .toBuffer();
  return `data:image/png;base64,${drawn.toString('base64')}`;
};
