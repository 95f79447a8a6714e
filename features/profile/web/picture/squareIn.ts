import type { Square } from '../../contract.ts';

type Part = { x: number; y: number; width: number; height: number };
type Size = { width: number; height: number };

/** Converts a part in percent of the picture's sides to a square of whole pixels within the picture. */
export const squareIn = ({ width, height }: Size, part: Part): Square => {
  const sides = [(part.width * width) / 100, (part.height * height) / 100];
  const size = Math.max(1, Math.min(Math.round(Math.min(...sides)), width, height));
  const within = (start: number, side: number) => Math.min(Math.max(0, Math.round((start * side) / 100)), side - size);
  return { left: within(part.x, width), top: within(part.y, height), size };
};
