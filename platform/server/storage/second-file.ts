import type { FileHandle } from 'node:fs/promises';
import { Refusal } from '#platform/contract/refusal.ts';
import { readAt } from './read-at.ts';

const signatures = [
  'PK\x03\x04',
  'MZ',
  '\x7fELF',
  'Rar!',
  '7z\xbc\xaf',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  '\x1f\x8b\x08',
  '#!',
];
const markup = /^<(!doctype|html|script|svg|\?xml|\?php)/i;
/** Signatures that are too long to occur by chance, wherever they are in what follows the end. */
const anywhere = ['PK\x03\x04', '\x7fELF', 'Rar!\x1a', '7z\xbc\xaf\x27', '\x89PNG\r\n', 'This program cannot be run'];
const markupAnywhere = /<(!doctype html|html|script|svg)\b/i;

const endMark = '%%EOF';
const window = 1_048_576;
/** Scanners fill up with spaces, zeros and line ends. */
const padding = new Set([' ', '\0', '\t', '\r', '\n', '\f']);
const longestTail = 65_536;

const startsLikeAFile = (text: string): boolean => {
  const start = text.slice([...text].findIndex((each) => !padding.has(each)));
  return signatures.some((each) => start.startsWith(each)) || markup.test(start);
};

const holdsAFile = (text: string): boolean => markupAnywhere.test(text) || anywhere.some((each) => text.includes(each));

const refuse = () => {
  throw new Refusal(
    'file.unsupported',
    'This file can’t be taken: another file is hidden after its end. Save it again and upload it.',
  );
};

/** The positions after each `%%EOF` of a PDF. A signed or amended PDF has several. */
const endsOf = async (file: FileHandle, size: number): Promise<number[]> => {
  const ends: number[] = [];
  for (let at = 0; at < size; at += window) {
    const part = (await readAt(file, at, window + endMark.length - 1)).toString('latin1');
    for (let place = part.indexOf(endMark); place >= 0; place = part.indexOf(endMark, place + 1))
      ends.push(at + place + endMark.length);
  }
  return ends;
};

/** An object of a PDF. Behind its last end there is none. */
const object = /\b\d+\s+\d+\s+obj\b/;

const cutOff = () =>
  new Refusal('file.invalid', 'This PDF is cut off: its end is missing. Save it again and upload it.');

/**
 * Refuses a PDF that was cut off, and one that is followed by another file, which a program or a browser would read instead. Padding,
 * and the changes that a signature appends, pass.
 */
export const refuseEndOfPdf = async (file: FileHandle, size: number): Promise<void> => {
  const ends = await endsOf(file, size);
  for (const end of ends) {
    if (startsLikeAFile((await readAt(file, end, 1_024)).toString('latin1'))) refuse();
  }
  const last = ends.at(-1);
  if (last === undefined) throw cutOff();
  const tail = (await readAt(file, last, longestTail)).toString('latin1');
  if (holdsAFile(tail)) refuse();
  if (object.test(tail)) throw cutOff();
};

/** Refuses a ZIP whose comment, the last thing in it, holds another file. */
export const refuseInComment = (comment: Buffer): void => {
  const text = comment.toString('latin1');
  if (startsLikeAFile(text) || holdsAFile(text)) refuse();
};
