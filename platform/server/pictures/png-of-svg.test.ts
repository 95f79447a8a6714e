import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pngOfSvg } from './png-of-svg.ts';

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="40">${content}</svg>`;
const words = svg('<text x="10" y="25" font-family="Noto Sans" font-size="20">Median</text>');

it('an SVG is drawn as a PNG twice as large, on white, with its words', async () => {
  const { data, info } = await sharp(await pngOfSvg(words))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, data[0]]).toEqual([200, 80, 255]);
  const dark = data.filter((dot) => dot < 100).length / data.length;
  expect(dark).toBeGreaterThan(0.03);
  expect(dark).toBeLessThan(0.2);
});

it('says what is wrong with what is no SVG', async () => {
  await expect(pngOfSvg('<svg>')).rejects.toThrow('could not be drawn');
});
