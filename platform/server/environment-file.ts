/**
 * The variables of a file as systemd reads it (EnvironmentFile=), which is not as a shell or node does: `#` and `;` begin a comment at
 * the beginning of a line only, quotes count at the beginning of a value, `\` at the end of a line goes on in the next one. A line
 * without `=` and a name that is none are left out; `leftOut` has what stands before the `=`.
 */
export const readEnvironment = (text: string): { variables: Record<string, string>; leftOut: string[] } => {
  const variables: Record<string, string> = {};
  const leftOut: string[] = [];
  let rest = text.replaceAll('\r\n', '\n');
  while (rest !== '') {
    const line = /^[^\n]*\n?/.exec(rest)?.[0] ?? rest;
    const name = (line.split('=', 1)[0] ?? '').trim();
    const isSaid = name !== '' && !/^[#;]/.test(name);
    if (!isSaid || !line.includes('=')) {
      if (isSaid) leftOut.push(name);
      rest = rest.slice(line.length);
      continue;
    }
    const start = line.indexOf('=') + 1;
    const { value, length } = readValue(rest.slice(start));
    if (/^[A-Za-z_]\w*$/.test(name)) variables[name] = value;
    else leftOut.push(name);
    rest = rest.slice(start + length);
  }
  return { variables, leftOut };
};

/** A value and how much of the text it takes, with the end of its line. */
const readValue = (text: string): { value: string; length: number } => {
  let value = '';
  /** What may not be trimmed: the end of what was quoted or escaped. */
  let kept = 0;
  let isBare = false;
  let at = 0;
  for (; at < text.length && text[at] !== '\n'; at += 1) {
    const char = text[at] ?? '';
    if (!isBare && (char === "'" || char === '"')) {
      const quoted = readQuoted(text.slice(at + 1), char);
      value += quoted.value;
      kept = value.length;
      at += quoted.length;
    } else if (char === '\\') {
      at += 1;
      if (at < text.length && text[at] !== '\n') value += text[at];
      kept = value.length;
      isBare = true;
    } else if (isBare || !/\s/.test(char)) {
      value += char;
      isBare = true;
    }
  }
  return { value: value.slice(0, kept) + value.slice(kept).trimEnd(), length: at + 1 };
};

/** What stands in quotes, and how much of the text behind the first of them it takes. */
const readQuoted = (text: string, quote: string): { value: string; length: number } => {
  let value = '';
  let at = 0;
  for (; at < text.length && text[at] !== quote; at += 1) {
    if (quote === '"' && text[at] === '\\' && at + 1 < text.length) {
      at += 1;
      if (text[at] === '\n') continue;
      value += /["\\`$]/.test(text[at] ?? '') ? text[at] : `\\${text[at]}`;
    } else value += text[at];
  }
  return { value, length: at + 1 };
};
