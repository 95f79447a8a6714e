const quoted = /^[A-Za-z0-9.-]+;(?:[^:]*;)?(?:encoding=)?"?quoted-printable"?[;:]/i;

/** What stands as bytes is what version 2.1 had; many programs write it into cards of version 3. */
const bytesOf = (value: string): Uint8Array =>
  Uint8Array.from(
    value
      .split(/(=[0-9a-f]{2})/i)
      .flatMap((part) =>
        /^=[0-9a-f]{2}$/i.test(part) ? Number.parseInt(part.slice(1), 16) : [...new TextEncoder().encode(part)],
      ),
  );

/** A property in plain letters. @throws RangeError for letters that no program knows */
const plain = (line: string): string => {
  const colon = line.indexOf(':');
  const head = line.slice(0, colon);
  const value = line.slice(colon + 1);
  const charset = /;charset="?([\w-]+)/i.exec(head)?.[1] ?? 'utf-8';
  const text = new TextDecoder(charset).decode(bytesOf(value)).replace(/\r\n?|\n/g, '\\n');
  return `${head.replace(/;(?:(?:encoding=)?"?quoted-printable"?|charset="?[\w-]+"?)(?=;|$)/gi, '')}:${text}`;
};

/** The lines of a card with those in plain letters that are quoted-printable (RFC 2045): one that ends in `=` goes on in the next. */
export const withoutQuoting = (lines: string[]): string[] => {
  const made: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    let line = lines[at] ?? '';
    const isQuoted = quoted.test(line);
    while (isQuoted && line.endsWith('=') && at + 1 < lines.length) {
      at += 1;
      line = line.slice(0, -1) + lines[at];
    }
    made.push(isQuoted ? plain(line) : line);
  }
  return made;
};
