import { cleanFileName } from './file-name.ts';

/** RFC 5987: what `encodeURIComponent` leaves and `attr-char` doesn't have. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** `attachment` with the name twice: plain for old clients, as UTF-8 for all others (RFC 6266). Any name is safe. */
export const contentDisposition = (name: string): string => {
  const clean = cleanFileName(name);
  const plain = clean.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(clean)}`;
};

/** Headers of a stored file. The browser saves it; if it shows it all the same, then without scripts, without our origin and without guessing its type. */
export const downloadHeaders = (file: {
  name: string;
  contentType: string;
  size?: number;
  isForEver?: true;
}): Record<string, string> => ({
  'content-type': file.contentType,
  ...(file.size === undefined ? {} : { 'content-length': String(file.size) }),
  'content-disposition': contentDisposition(file.name),
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': file.isForEver ? 'private, max-age=31536000, immutable' : 'private, no-store',
});
