/** A mail of ours, read back: header names in lower case, line ends as \n. */
export type ReadMessage = { headers: Map<string, string>; text: string; html: string; attachments: string[] };

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

/** The parts of a message that hold something: of parts within parts, the innermost. */
const leavesOf = (part: string): { headers: Map<string, string>; body: string }[] => {
  const { headers, body } = split(part);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  return boundary ? partsOf(body, boundary).flatMap(leavesOf) : [{ headers, body }];
};

/**
 * Reads the messages that this server writes: one plain and one HTML part, and the names of the files that come with them. It
 * can't read any other mail.
 */
export const readMessage = (bytes: Buffer): ReadMessage => {
  const message = bytes.toString('latin1');
  const leaves = leavesOf(message);
  const textOf = (type: string) => {
    const found = leaves.find(({ headers }) => headers.get('content-type')?.startsWith(type));
    return found ? decodeBody(found.body, found.headers.get('content-transfer-encoding')) : '';
  };
  const names = leaves.map(({ headers }) => /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1]);
  return {
    headers: split(message).headers,
    text: textOf('text/plain'),
    html: textOf('text/html'),
    attachments: names.filter((name) => name !== undefined),
  };
};
