import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./draw-svg.ts', import.meta.url));
const fonts = fileURLToPath(new URL('./fonts.conf', import.meta.url));

/**
 * Draws an SVG of our own as a PNG, for programs that know no SVG: in a process of its own, in which SVG is read, and which knows
 * the fonts of papers and no secret.
 */
export const pngOfSvg = async (svg: string): Promise<Buffer> => {
  const drawing = spawn(process.execPath, [program], {
    env: { FONTCONFIG_FILE: fonts, SystemRoot: process.env.SystemRoot },
    timeout: 20_000,
  });
  const ended = once(drawing, 'close') as Promise<[number | null]>;
  // A process that has ended takes nothing more; its exit code says so.
  drawing.stdin.on('error', () => undefined);
  drawing.stdin.end(svg);
  const [png, errorText, [code]] = await Promise.all([buffer(drawing.stdout), text(drawing.stderr), ended]);
  if (code !== 0) throw new Error(`An SVG could not be drawn as a PNG: ${errorText.trim() || `exit code ${code}`}`);
  return png;
};
