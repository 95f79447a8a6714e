const longest = 200;

/** Control and format characters, among them those that reverse the direction of text and so hide an ending, and separators. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The part after the last dot, in lower case; '' without one. */
export const extensionOf = (name: string): string => /[^.]\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';

const shortened = (name: string): string => {
  const letters = [...name];
  if (letters.length <= longest) return name;
  const extension = [...(/\.[^.]{1,10}$/u.exec(name)?.[0] ?? '')];
  return [...letters.slice(0, longest - extension.length), ...extension].join('');
};

/**
 * The name a person gave a file, for display: without folders, control characters and what can't be written as UTF-8,
 * at most 200 characters with its extension kept. Never part of a path; 'file' when nothing is left.
 */
export const cleanFileName = (name: string): string => {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  const printable = last.replace(unprintable, '').replace(/\s+/gu, ' ').trim();
  return /^\.*$/u.test(printable) ? 'file' : shortened(printable);
};
