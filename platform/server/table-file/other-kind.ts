import { fileTypeFromBuffer } from 'file-type';
import type { Encoding } from '#platform/contract/encodings.ts';
import { encodingOf, textIn } from './encoding.ts';
import { asRefusal } from './problem.ts';

type Wanted = { bring: string; encoding?: Encoding | undefined };

const refuse = (words: string) => asRefusal({ line: null, words, kind: 'unsupported' });

/** The beginning of a text. @throws Refusal for an empty file, and for one of another kind, which it names; `bring` says what to bring */
export const requireText = async (bytes: Buffer, { bring, encoding }: Wanted): Promise<string> => {
  const start = bytes.subarray(0, 20_000);
  const text = new TextDecoder(encoding ?? encodingOf(start, { isEnd: false, mayGuess: true }).encoding).decode(start);
  if (text.trim() === '' && start.length === bytes.length) throw refuse('This file is empty.');
  const kind = kindOfText(text) ?? (isText(text) ? undefined : await kindOfBytes(bytes));
  if (kind) throw refuse(`This is ${kind}. ${bring}`);
  return text;
};

/**
 * The text of a file that somebody brings, in whatever letters it is written.
 * @throws Refusal for an empty file, one that is cut off, and one of another kind
 */
export const textOf = async (bytes: Buffer, wanted: Wanted): Promise<string> => {
  await requireText(bytes, wanted);
  const encoding = wanted.encoding ?? encodingOf(bytes, { isEnd: true, mayGuess: true }).encoding;
  let text = '';
  for await (const part of textIn(inOne(bytes), encoding, asRefusal)) text += part;
  if (text.trim() === '') throw refuse('This file is empty.');
  return text;
};

async function* inOne(bytes: Buffer) {
  yield bytes;
}

/** Of what is no text, every ninth character is a control character; a bank may leave one or two in a text. */
const isText = (text: string): boolean => {
  const start = text.slice(0, 4_000);
  const controls = [...start].filter((letter) => letter < ' ' && !'\t\r\n\f'.includes(letter));
  if (controls.includes('\0')) return false;
  return controls.length <= 2 || controls.length < start.length / 50;
};

/** Kinds of files that are text, or begin as one, by their first letters. */
const beginnings: [kind: string, beginning: RegExp][] = [
  ['a PDF', /^%PDF-/],
  ['an RTF document', /^\{\\rtf/],
  [
    'a web page (HTML), though its name may say Excel',
    /^(?:<!--[\s\S]*?-->\s*)?<(?:!doctype\s+html|html|head|meta|style|body|div|table)[\s>]/i,
  ],
  [
    'an Excel workbook saved as XML',
    /^(?:<\?[^>]*\?>\s*)*(?:<Workbook\s[^>]*office:spreadsheet|<\?mso-application progid="Excel)/i,
  ],
  ['a calendar file (ICS)', /^BEGIN:VCALENDAR\b/i],
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
