import { guessedText } from '#platform/contract/fold/guess-encoding.ts';

/**
 * The text of a file: UTF-8, UTF-16 with its mark, Chinese as Excel saves it, or the letters of older Windows programs. Undefined for what is no text, such
 * as a workbook.
 */
export const fileText = (bytes: Uint8Array): string | undefined => {
  const text = decoded(bytes);
  return text === undefined || text.includes('\0') ? undefined : text.replace(/^\ufeff/, '');
};

const decoded = (bytes: Uint8Array): string | undefined => {
  const [a, b] = bytes;
  const encoding = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return encoding === 'utf-8' ? guessedText(bytes) : undefined;
  }
};
