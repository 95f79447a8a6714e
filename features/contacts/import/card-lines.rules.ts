import { withoutQuoting } from './quoted-printable.rules.ts';

/** A property up to its value; a colon between quotation marks is a part of a parameter. */
const head = /^[A-Za-z0-9.-]+(?:;(?:"[^"]*"|[^":])*)?(?=:)/;
/** What version 2.1 says of how a value is written, without naming the parameter. */
const written = /^(?:base64|b|7bit|8bit|binary|quoted-printable|inline|url|cid|content-id)$/i;

/** `TEL;CELL;PREF:` of version 2.1, which many phones write into cards of version 3, as `TEL;TYPE=CELL;TYPE=PREF:`. */
const withTypes = (line: string): string =>
  line.replace(head, (parameters) =>
    parameters.replace(/;([A-Za-z0-9-]+)(?=;|$)/g, (_, type: string) => (written.test(type) ? '' : `;TYPE=${type}`)),
  );

/** A birthday by a name that the parser does not know: of `5/3/1970` it would make another day. */
const asText = (line: string): string => line.replace(/^(?:[A-Za-z0-9-]+\.)?BDAY(?:;[^:]*)?:/i, 'BIRTHDAY:');

/** The lines of a card of any version as the parser knows them. */
export const plainLines = (lines: string[]): string[] =>
  withoutQuoting(lines).map((line) => asText(withTypes(line)).replace(/^version:2\.1\s*$/i, 'VERSION:3.0'));

/**
 * The bytes of a file whose lines were folded within a letter, with its lines as one; others as they are. Lines are counted in bytes, and some
 * programs don't look where a letter ends.
 */
export const unfoldedBytes = (bytes: Buffer, isUtf8: (bytes: Uint8Array) => boolean): Buffer => {
  if (isUtf8(bytes)) return bytes;
  const whole = Buffer.from(bytes.toString('latin1').replace(/\r?\n[ \t]/g, ''), 'latin1');
  return isUtf8(whole) ? whole : bytes;
};
