import { isUtf8 } from 'node:buffer';
import { type Encoding, encodings } from '#platform/contract/encodings.ts';
import { guessedEncoding } from '#platform/contract/fold/guess-encoding.ts';
import type { Fault } from './problem.ts';

/** An encoding, and whether it was guessed: neither a mark at its beginning nor the bytes themselves settle it. */
export type DetectedEncoding = { encoding: Encoding; isGuess: boolean };

const marks: [Encoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** How many bytes of a file are looked at. */
export const sampleSize = 200_000;

/**
 * The encoding of a text by the mark at its beginning, the zeros of UTF-16, as UTF-8 where it is valid, else by score among Chinese and
 * Western ones. `isEnd`: these are all its bytes. Without a guess, UTF-8 is answered for what has no mark, and is refused later where it is none.
 */
export const encodingOf = (
  bytes: Uint8Array,
  { isEnd, mayGuess }: { isEnd: boolean; mayGuess: boolean },
): DetectedEncoding => {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  if (marked || !mayGuess) return { encoding: marked ?? 'utf-8', isGuess: false };
  const wide = wideOf(bytes);
  if (wide) return { encoding: wide, isGuess: true };
  // The beginning of a file, and one that is cut off, may end within a sign.
  const isValid = [0, 1, 2, 3].some((less) => isUtf8(bytes.subarray(0, bytes.length - less)));
  if (isValid && (isEnd ? isUtf8(bytes) || hasManyOf(bytes) : true)) return { encoding: 'utf-8', isGuess: false };
  if (isMostlyUtf8(bytes)) return { encoding: 'utf-8', isGuess: false };
  return { encoding: guessedEncoding(bytes), isGuess: true };
};

/** Of other encodings hardly a sign is one of UTF-8 by chance: a few bytes that are none were put in from another file, and are refused by their line. */
const isMostlyUtf8 = (bytes: Uint8Array): boolean => {
  const signs = [...new TextDecoder('utf-8').decode(bytes)].filter((sign) => sign > '\x7f');
  const wrong = signs.filter((sign) => sign === '\ufffd').length;
  return signs.length - wrong >= 3 * wrong;
};

/** Whether a text that breaks off within a sign has other signs of UTF-8 before it: else its last byte may be a letter of Windows. */
const hasManyOf = (bytes: Uint8Array): boolean => bytes.subarray(0, -3).some((byte) => byte >= 0x80);

/** UTF-16 has a zero in every other byte of a Latin letter: in the second one, or in the first one. */
const wideOf = (bytes: Uint8Array): Encoding | undefined => {
  const start = bytes.subarray(0, 1_000);
  const zeros = (odd: 0 | 1) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length / (start.length / 2);
  const even = zeros(0);
  const odd = zeros(1);
  if (odd > 0.6 && even < 0.1) return 'utf-16le';
  return even > 0.6 && odd < 0.1 ? 'utf-16be' : undefined;
};

export type Failing = (fault: Fault) => Error;

/**
 * The text of bytes piece by piece, without the mark of an encoding wherever it stands, each line ended by `\n`. Bytes that are
 * none of the encoding, and zeros, which no text has, are errors.
 */
export async function* textIn(
  pieces: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  fail: Failing,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  let line = 1;
  let isReturn = false;
  const decode = (piece?: Uint8Array): string => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      const words = piece
        ? `From line ${line} on, not all of this is text in ${encodings[encoding]}. Save the file as CSV (UTF-8), or choose its encoding.`
        : `This file is cut off: it ends within a sign of ${encodings[encoding]}. Download or export it again.`;
      throw fail({ line: null, words, kind: 'unsupported' });
    }
  };
  for await (const piece of pieces) {
    for (const part of inParts(piece)) {
      let text = decode(part);
      if (text.includes('\0'))
        throw fail({ line: null, words: 'This is no text. Save the table as CSV (UTF-8).', kind: 'unsupported' });
      if (text.includes('\ufeff')) text = text.replaceAll('\ufeff', '');
      // A line end of two signs may lie in two pieces.
      const isSecond = isReturn && text.startsWith('\n');
      if (text !== '') isReturn = text.endsWith('\r');
      if (isSecond) text = text.slice(1);
      if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n');
      line += linesIn(text);
      if (text !== '') yield text;
    }
  }
  const rest = decode();
  if (rest !== '') yield rest;
}

const linesIn = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

/** Bytes that are decoded at once: a file that is held in memory is not there a second time as text. */
const atOnce = 65_536;

function* inParts(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += atOnce) yield bytes.subarray(at, at + atOnce);
}
