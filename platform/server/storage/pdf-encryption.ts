import type { FileHandle } from 'node:fs/promises';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Encryption, opensWithoutPassword } from './pdf-password.ts';
import { findAll, readAt } from './read-at.ts';

/** The trailer that counts is the last one: so many places from the end are looked at. */
const most = 10;
/** No dictionary of an encryption is longer. */
const longest = 8_192;

const named = /\/Encrypt(?![A-Za-z])\s*(?:(?<number>\d+)\s+\d+\s+R|(?=<<))/g;

/** A string of a PDF, `(…)` or `<…>`, that stands under a name. */
const stringUnder = (dictionary: string, name: string): Buffer => {
  const hex = new RegExp(`/${name}\\s*(?:\\[\\s*)?<([\\da-fA-F\\s]*)>`).exec(dictionary)?.[1];
  if (hex !== undefined) return Buffer.from(hex.replace(/\s/g, ''), 'hex');
  const start = new RegExp(`/${name}\\s*(?:\\[\\s*)?\\(`).exec(dictionary);
  return start ? literalAt(dictionary, start.index + start[0].length) : Buffer.alloc(0);
};

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r\n': '', '\r': '' };

const literalAt = (text: string, from: number): Buffer => {
  let value = '';
  let depth = 1;
  const piece = /\\(?:([0-7]{1,3})|(\r\n|[\s\S]))|[\s\S]/y;
  piece.lastIndex = from;
  for (let match = piece.exec(text); match; match = piece.exec(text)) {
    const [sign, octal, escaped] = match;
    if (octal !== undefined) value += String.fromCharCode(Number.parseInt(octal, 8) & 255);
    else if (escaped !== undefined) value += escapes[escaped] ?? escaped;
    else {
      if (sign === '(') depth++;
      if (sign === ')' && --depth === 0) break;
      value += sign;
    }
  }
  return Buffer.from(value, 'latin1');
};

const numberUnder = (dictionary: string, name: string, otherwise: number): number =>
  Number(new RegExp(`/${name}\\s*(-?\\d+)`).exec(dictionary)?.[1] ?? otherwise);

const encryptionOf = (dictionary: string, trailer: string): Encryption => {
  const revision = numberUnder(dictionary, 'R', 0);
  return {
    revision,
    keyLength: revision === 4 ? 16 : numberUnder(dictionary, 'Length', 40) / 8,
    o: stringUnder(dictionary, 'O'),
    u: stringUnder(dictionary, 'U'),
    permissions: numberUnder(dictionary, 'P', 0),
    encryptsMetadata: !/\/EncryptMetadata\s+false/.test(dictionary),
    id: stringUnder(trailer, 'ID'),
  };
};

/** The text around a place: a name may stand anywhere in the trailer. */
const around = async (file: FileHandle, at: number): Promise<string> => {
  const start = Math.max(0, at - longest);
  return (await readAt(file, start, at - start + longest)).toString('latin1');
};

/** The dictionary of the object with this number, the last one of the file. */
const objectOf = async (file: FileHandle, size: number, number: string): Promise<string | undefined> => {
  let last: number | undefined;
  for await (const [at] of findAll(file, size, new RegExp(`(?<!\\d)${number}\\s+\\d+\\s+obj\\b`, 'g'))) last = at;
  if (last === undefined) return undefined;
  return (await readAt(file, last, longest)).toString('latin1').split('endobj')[0];
};

const locked = () =>
  new Refusal('file.invalid', 'This PDF is protected by a password. Remove the password and upload it again.');

/**
 * Refuses a PDF that opens with a password only. One whose owner forbids printing or copying opens, and passes. The trailer and
 * the dictionary of the encryption are never packed or encrypted themselves.
 */
export const refuseLockedPdf = async (file: FileHandle, size: number): Promise<void> => {
  const places: [number, RegExpExecArray][] = [];
  for await (const place of findAll(file, size, named)) places.splice(0, places.push(place) - most);
  for (const [at, { groups }] of places.reverse()) {
    const trailer = await around(file, at);
    const dictionary = groups?.number
      ? await objectOf(file, size, groups.number)
      : (await readAt(file, at, longest)).toString('latin1');
    // Those letters may also stand in the text of a page.
    const filter = /\/Filter\s*\/([A-Za-z.]+)/.exec(dictionary ?? '')?.[1];
    if (!dictionary || !filter) continue;
    if (filter !== 'Standard' || !opensWithoutPassword(encryptionOf(dictionary, trailer))) throw locked();
    return;
  }
};
