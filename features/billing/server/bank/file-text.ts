import { fileTypeFromBuffer } from 'file-type';
import { guessedText } from '#platform/contract/fold/guess-encoding.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { unreadable } from './statement.ts';

/**
 * The text of a statement, in whatever letters the bank writes it.
 * @throws Refusal for a file of another kind, which it names
 */
export const statementText = async (bytes: Buffer): Promise<string> => {
  const text = decoded(bytes);
  if (text.trim() === '') throw unreadable('This file is empty.');
  const kind = kindOfText(text) ?? (isText(text) ? undefined : await kindOfBytes(bytes));
  if (kind) throw new Refusal('file.unsupported', `This is ${kind}. ${instead}`, { field: 'file' });
  return text;
};

const instead = 'Export the statement from the bank as CSV or camt.053 (XML), and import that file.';

const marks: [encoding: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const decoded = (bytes: Buffer): string => {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  const encoding = marked ?? unmarked(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    if (encoding !== 'utf-8') throw unreadable('This file is broken or cut off. Download it from the bank again.');
    // Older systems of banks write the Latin letters of Windows, and some Chinese.
    return guessedText(bytes);
  }
};

/** UTF-16 has a zero in every other byte of a Latin letter: in the second one, or in the first one. */
const unmarked = (bytes: Buffer): string => {
  const start = bytes.subarray(0, 1_000);
  const zeros = (odd: 0 | 1) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length / (start.length / 2);
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > 0.6 && even < 0.1) return 'utf-16le';
  return even > 0.6 && odd < 0.1 ? 'utf-16be' : 'utf-8';
};

/** Of what is no text, every ninth character is a control character; a bank may leave one or two in a text. */
const isText = (text: string): boolean => {
  const start = text.slice(0, 4_000);
  const controls = [...start].filter((letter) => letter < ' ' && !'\t\r\n\f'.includes(letter));
  return controls.length <= 2 || controls.length < start.length / 50;
};

/** Kinds of files that are text, or begin as one, by their first letters. */
const beginnings: [kind: string, beginning: RegExp][] = [
  ['a PDF', /^%PDF-/],
  ['an RTF document', /^\{\\rtf/],
  ['a web page (HTML), though its name may say Excel', /^(?:<!doctype\s+html|<html)[\s>]/i],
  ['an OFX file', /^(?:OFXHEADER|<\?OFX|<OFX>)/i],
  ['a QIF file', /^!(?:Type|Account|Option)\b/i],
  ['an MT940 file (SWIFT)', /^(?:\{1:F01|:20:)[\s\S]*?:6[02][FM]:/],
  ['a SWIFT message', /^(?:\{1:F01|:20:)/],
  ['a BAI2 file', /^01,\w*,\w*,\d{6},\d*,/],
  ['a JSON file', /^(?:\{\s*["}]|\[\s*[[{"\]\d])/],
  ['an email', /^(?:[\w-]+:.*\r?\n)*MIME-Version:/i],
];

const kindOfText = (text: string): string | undefined => {
  const start = text.slice(0, 10_000).trimStart();
  return beginnings.find(([, beginning]) => beginning.test(start))?.[0];
};

const binaries: Record<string, string> = {
  xlsx: 'an Excel workbook (.xlsx)',
  docx: 'a Word document',
  cfb: 'an older Excel workbook (.xls) or Office file',
  zip: 'a ZIP archive',
};

const kindOfBytes = async (bytes: Buffer): Promise<string> => {
  const ext = (await fileTypeFromBuffer(bytes))?.ext;
  if (!ext) return 'a file that is not text';
  return binaries[ext] ?? `a file of the kind ${ext.toUpperCase()}`;
};
