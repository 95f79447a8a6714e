import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { fontPaths } from './fonts.ts';

/**
 * The first letter of a text that no font of our PDFs has, and for which a box would be printed; undefined where all of it is printed. Signs that are
 * not seen (joiners, marks of direction) need none.
 */
export const unprintable = (text: string): string | undefined =>
  [...text.normalize('NFC')].find((letter) => !/\p{Default_Ignorable_Code_Point}|\s/u.test(letter) && !hasFont(letter));

const hasFont = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return codes().has(code);
};

let codePoints: Set<number> | undefined;

/** Read once: the tables alone, not the outlines of the letters. */
const codes = (): Set<number> => {
  codePoints ??= new Set(
    fontPaths.flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.ttf'))
        .flatMap((file) => codesOf(join(folder, file))),
    ),
  );
  return codePoints;
};

/** The code points of a font, by its character map (OpenType, cmap: formats 4 and 12). */
const codesOf = (file: string): number[] => {
  const handle = openSync(file, 'r');
  try {
    const read = (from: number, length: number): Buffer => {
      const bytes = Buffer.alloc(length);
      readSync(handle, bytes, 0, length, from);
      return bytes;
    };
    const tables = read(12, read(4, 2).readUInt16BE(0) * 16);
    for (let at = 0; at < tables.length; at += 16)
      if (tables.toString('latin1', at, at + 4) === 'cmap')
        return codesIn(read(tables.readUInt32BE(at + 8), tables.readUInt32BE(at + 12)));
    return [];
  } finally {
    closeSync(handle);
  }
};

const codesIn = (map: Buffer): number[] => {
  const codePoints: number[] = [];
  for (let index = 0; index < map.readUInt16BE(2); index++) {
    const at = map.readUInt32BE(4 + index * 8 + 4);
    const format = map.readUInt16BE(at);
    if (format === 12) codePoints.push(...inGroups(map, at));
    if (format === 4) codePoints.push(...inSegments(map, at));
  }
  return codePoints;
};

/** Format 12: groups of first code, last code and first glyph. */
const inGroups = (map: Buffer, at: number): number[] =>
  Array.from({ length: map.readUInt32BE(at + 12) }, (_, index) => at + 16 + index * 12).flatMap((group) =>
    range(map.readUInt32BE(group), map.readUInt32BE(group + 4)),
  );

/** Format 4: segments, whose ends stand before their beginnings; what leads to glyph 0 is not there. */
const inSegments = (map: Buffer, at: number): number[] => {
  const segments = map.readUInt16BE(at + 6) / 2;
  const ends = at + 14;
  const starts = at + 16 + segments * 2;
  const deltas = starts + segments * 2;
  const offsets = starts + segments * 4;
  return Array.from({ length: segments }, (_, index) => index * 2).flatMap((place) => {
    const first = map.readUInt16BE(starts + place);
    const last = map.readUInt16BE(ends + place);
    const delta = map.readInt16BE(deltas + place);
    const offset = map.readUInt16BE(offsets + place);
    return range(first, last).filter((code) => {
      if (code === 0xffff) return false;
      const glyph = offset === 0 ? code : map.readUInt16BE(offsets + place + offset + (code - first) * 2);
      return glyph !== 0 && ((glyph + delta) & 0xffff) !== 0;
    });
  });
};

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
