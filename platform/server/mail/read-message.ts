/** A mail of ours, read back: header names in lower case, line ends as \n. */
export type ReadMessage = { headers: Map<string, string>; text: string; html: string };

const quotedPrintable = (body: string): Buffer =>
  Buffer.from(
    body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

const decodeBody = (body: string, encoding: string | undefined): string => {
  const bytes =
    encoding === 'quoted-printable'
      ? quotedPrintable(body)
      : Buffer.from(body, encoding === 'base64' ? 'base64' : 'latin1');
  return bytes.toString('utf8').replaceAll('\r\n', '\n');
};

/** RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`; the space between two of them isn't part of the text. */
const decodeWords = (value: string): string =>
  value
    .replace(/(=\?utf-8\?[qb]\?[^?]*\?=)\s+(?==\?utf-8\?[qb]\?)/gi, '$1')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      (kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : quotedPrintable(word.replaceAll('_', ' '))).toString(
        'utf8',
      ),
    );

const split = (part: string): { headers: Map<string, string>; body: string } => {
  const end = part.indexOf('\r\n\r\n');
  const lines = part
    .slice(0, end)
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: part.slice(end + 4) };
};

const partsOf = (body: string, boundary: string): string[] =>
  `\r\n${body}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .map((part) => part.slice(2)); // the line end of the boundary itself

/** Reads the messages that this server writes, with one plain and one HTML part. It can't read any other mail. */
export const readMessage = (bytes: Buffer): ReadMessage => {
  const { headers, body } = split(bytes.toString('latin1'));
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const found = new Map(
    partsOf(body, boundary).map((part) => {
      const { headers: own, body: content } = split(part);
      const type = own.get('content-type')?.split(';')[0] ?? '';
      return [type, decodeBody(content, own.get('content-transfer-encoding'))];
    }),
  );
  return { headers, text: found.get('text/plain') ?? '', html: found.get('text/html') ?? '' };
};
