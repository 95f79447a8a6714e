import type { AskedSquare, Square } from '../../contract.ts';

type Size = { width: number; height: number };

/** The square to cut out: the requested one, or the largest in the middle. Undefined if it lies outside the picture. */
export const squareOf = ({ width, height }: Size, asked: AskedSquare): Square | undefined => {
  const largest = Math.min(width, height);
  const { size = largest } = asked;
  const { left = Math.floor((width - size) / 2), top = Math.floor((height - size) / 2) } = asked;
  const fits = left >= 0 && top >= 0 && left + size <= width && top + size <= height;
  return fits ? { left, top, size } : undefined;
};
